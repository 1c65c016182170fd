import type { SaxesAttributeNS, SaxesTagNS } from "saxes";

const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** Four numbers, of which the last two, width and height, are above 0. */
export function isViewBox(value: string): boolean {
	const numbers = value.match(number)?.map(Number) ?? [];
	const [, , width = 0, height = 0] = numbers;
	const isList = numbers.length === 4 && /^[\s,]*$/.test(value.replace(number, ""));
	return isList && width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
}

/** Why a value is refused that may contain a style. An escape could hide what it is. */
function styleError(css: string): string | undefined {
	if (css.includes("\\")) return "has an escape with \\";
	if (/@import/i.test(css)) return "has @import";
	if (/javascript:/i.test(css)) return "has a script";
	const loads = /url\((?!\s*["']?#)|\b(?:image|image-set|cross-fade|element|src)\(/i;
	return loads.test(css) ? "loads another file" : undefined;
}

function attributeError({ name, local, value }: SaxesAttributeNS): string | undefined {
	if (/^on/i.test(local)) return `${name} runs a script: remove it`;
	if (name === "xml:base") return `${name} is not allowed: remove it`;
	if (/^(?:href|src)$/i.test(local) && !value.startsWith("#")) {
		return `${name} must be the #id of an element in the file`;
	}
	const error = styleError(value);
	return error && `${name} ${error}: remove it`;
}

/** The first attribute that could run a script or load something. */
export function attributesError({ attributes }: SaxesTagNS): string | undefined {
	for (const attribute of Object.values(attributes)) {
		const error = attributeError(attribute);
		if (error) return error;
	}
	return undefined;
}
