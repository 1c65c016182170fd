import { SaxesParser, type SaxesTagNS } from "saxes";
import { type ContentError, fileError } from "./content-error";
import { attributesError, isViewBox } from "./svg-attributes";

const namespace = "http://www.w3.org/2000/svg";

/** Thousands of levels, in a pull request from a fork, would crash programs that draw the picture. */
const maxDepth = 50;

/**
 * Elements that draw, and parts of filters. Excludes scripts, links, styles, animations (they change attributes), and elements
 * that load an image, embed a document, draw others again, also for each element that inherits them, or take long to compute.
 */
const elements =
	/^(?:circle|clipPath|defs|desc|ellipse|filter|g|line|linearGradient|mask|path|polygon|polyline|radialGradient|rect|stop|svg|switch|symbol|text|textPath|title|tspan|fe(?:Blend|ColorMatrix|ComponentTransfer|Composite|DropShadow|Flood|Func[RGBA]|GaussianBlur|Merge|MergeNode|Offset|Tile))$/;

/** Elements that are drawn wherever another element refers to them. */
const repeated = /^(?:clipPath|filter|mask)$/;
const reference = /^(?:style:.*)?(?:clip-path|filter|mask)[\w-]*\s*:[^;]*url\(/is;

/** The number of elements that references may repeat. Drawing more may block a page. */
const maxRepetitions = 2_000;

const refersTo = ({ attributes }: SaxesTagNS): boolean =>
	Object.values(attributes).some(({ local, value }) => reference.test(`${local}:${value}`));

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
 * the file by its URL, as a page of the site. A parser, because a file from the editor or a fork could evade a pattern.
 */
export function svgError(file: string, text: string): ContentError | undefined {
	const parser = new SaxesParser({ xmlns: true });
	let at = { line: 1, column: 1 };
	let depth = 0;
	/** The number of repeated elements that are open, of elements in repeated ones, and of references to those. */
	let open = 0;
	let inside = 0;
	let references = 0;
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
		if (repeated.test(tag.local)) open += 1;
		if (open > 0) inside += 1;
		if (!refersTo(tag)) return;
		references += 1;
		refuse(open > 0 ? "a mask, filter or clip path refers to another one: merge them" : undefined);
	});
	parser.on("closetag", ({ local }) => {
		depth -= 1;
		if (repeated.test(local)) open -= 1;
	});
	try {
		parser.write(text).close();
		at = { line: 1, column: 1 };
		const isTooMuch = references * inside > maxRepetitions;
		refuse(isTooMuch ? "masks, filters and clip paths are used too often: simplify the picture" : undefined);
		return undefined;
	} catch (error) {
		return { ...fileError(file, (error as Error).message), ...at };
	}
}
