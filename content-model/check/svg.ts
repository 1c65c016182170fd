import { SaxesParser, type SaxesTagNS } from "saxes";
import { type ContentError, fileError } from "./content-error";
import { attributesError, isViewBox } from "./svg-attributes";
import { svgRepetitions } from "./svg-repetitions";

const namespace = "http://www.w3.org/2000/svg";

const maxDepth = 50;

/**
 * Elements that draw, and parts of filters. Excludes scripts, links, styles, animations (they change attributes), and elements
 * that load an image, embed a document, draw another element again, or take long to compute.
 */
const elements =
	/^(?:circle|clipPath|defs|desc|ellipse|filter|g|line|linearGradient|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|svg|switch|symbol|text|textPath|title|tspan|fe(?:Blend|ColorMatrix|ComponentTransfer|Composite|DropShadow|Flood|Func[RGBA]|GaussianBlur|Merge|MergeNode|Offset|Tile))$/;

const fixes: Record<string, string> = {
	style: "export the picture with presentation attributes instead of CSS",
	use: "export the picture with its symbols expanded",
};

function rootError({ name, uri, attributes }: SaxesTagNS): string | undefined {
	if (name !== "svg" || uri !== namespace) return `this is not an SVG: it must start with <svg xmlns="${namespace}"`;
	const viewBox = attributes.viewBox?.value;
	if (viewBox === undefined) return 'a viewBox is missing, such as viewBox="0 0 24 24"';
	if (isViewBox(viewBox)) return undefined;
	return `viewBox must be four numbers, with a width and a height above 0, such as 0 0 24 24 (is "${viewBox}")`;
}

function elementError({ name, local, uri }: SaxesTagNS): string | undefined {
	if (uri === namespace && elements.test(local)) return undefined;
	return `<${name}> is not allowed: ${fixes[local] ?? "export the picture as plain SVG"}`;
}

/**
 * The first reason to refuse an SVG: it is invalid, could run a script, loads something, or takes long to draw. Anyone can open
 * the file by its URL, as a page of the site.
 */
export function svgError(file: string, text: string): ContentError | undefined {
	const parser = new SaxesParser({ xmlns: true });
	const repeats = svgRepetitions();
	let at = { line: 1, column: 1 };
	let depth = 0;
	const refuse = (message: string | undefined) => {
		if (message) throw new Error(message);
	};
	parser.on("error", ({ message }) => {
		at = { line: parser.line, column: Math.max(parser.column, 1) };
		refuse(`this is not a valid SVG: ${message.replace(/^\d+:\d+: |\.$/g, "")}`);
	});
	parser.on("xmldecl", ({ encoding = "utf-8" }) => {
		if (!/^utf-8$/i.test(encoding)) refuse(`save the file as UTF-8, not as ${encoding}`);
	});
	parser.on("doctype", () => refuse("<!DOCTYPE> is not allowed: remove it"));
	parser.on("processinginstruction", ({ target }) => refuse(`<?${target}?> is not allowed: remove it`));
	parser.on("opentagstart", ({ name }) => {
		at = { line: parser.line, column: Math.max(parser.column - name.length - 1, 1) };
	});
	parser.on("opentag", (tag) => {
		depth += 1;
		refuse(depth === 1 ? rootError(tag) : undefined);
		refuse(depth > maxDepth ? "this is nested too deeply: ungroup the picture" : undefined);
		refuse(elementError(tag) ?? attributesError(tag));
		repeats.enter(tag);
	});
	parser.on("closetag", (tag) => {
		depth -= 1;
		repeats.leave(tag);
	});
	try {
		parser.write(text).close();
		at = { line: 1, column: 1 };
		refuse(repeats.error());
		return undefined;
	} catch (error) {
		return { ...fileError(file, (error as Error).message), ...at };
	}
}
