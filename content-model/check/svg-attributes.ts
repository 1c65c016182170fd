import type { SaxesTagNS } from "saxes";

/** Four numbers, of which the last two, width and height, are above 0. */
export function isViewBox(value: string): boolean {
	const numbers = value
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const [, , width = 0, height = 0] = numbers;
	return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
}

/** Attributes as `local:value` that could run a script or load something. An escape could hide what a style is. */
const harmful: [pattern: RegExp, why: string][] = [
	[/^on/i, "runs a script: remove it"],
	[/^(?:href|src):(?!#)/i, "must be the #id of an element in the file"],
	[/\\/, "has an escape with \\: remove it"],
	[/@import/i, "has @import: remove it"],
	[/javascript:/i, "has a script: remove it"],
	[/url\((?!\s*["']?#)|\b(?:image|image-set|cross-fade|element|src)\(/i, "loads another file: remove it"],
];

/** The first attribute that could run a script or load something. */
export function attributesError({ attributes }: SaxesTagNS): string | undefined {
	for (const { name, local, value } of Object.values(attributes)) {
		if (name === "xml:base") return `${name} is not allowed: remove it`;
		const [, why] = harmful.find(([pattern]) => pattern.test(`${local}:${value}`)) ?? [];
		if (why) return `${name} ${why}`;
	}
	return undefined;
}
