import { SaxesParser, type SaxesTagNS } from "saxes";
import { type ContentError, fileError } from "./content-error";

const namespace = "http://www.w3.org/2000/svg";

/**
 * Elements that draw, and parts of filters. Excludes scripts, links, animations (they change attributes), and elements that load
 * an image or embed a document.
 */
const elements =
	/^(?:circle|clipPath|defs|desc|ellipse|filter|g|line|linearGradient|marker|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|style|svg|switch|symbol|text|textPath|title|tspan|use|fe(?!Image$)[A-Z]\w+)$/;

const viewBox = /^\s*(?:-?[\d.]+[\s,]+){3}-?[\d.]+\s*$/;

/** Why a style, or an attribute that may contain one, is refused. An escape could hide what it is. */
function styleError(css: string): string | undefined {
	if (css.includes("\\")) return "has an escape with \\";
	if (/@import/i.test(css)) return "has @import";
	if (/javascript:/i.test(css)) return "has a script";
	return /url\((?!\s*["']?#)|\b(?:image|image-set|src)\(/i.test(css) ? "loads another file" : undefined;
}

function attributeError({ attributes }: SaxesTagNS): string | undefined {
	for (const { name, local, value } of Object.values(attributes)) {
		if (/^on/i.test(local)) return `${name} runs a script: remove it`;
		if (/^(?:href|src)$/i.test(local) && !value.startsWith("#"))
			return `${name} must be the #id of an element in the file`;
		if (name === "xml:base") return `${name} is not allowed: remove it`;
		const error = styleError(value);
		if (error) return `${name} ${error}: remove it`;
	}
	return undefined;
}

function rootError({ name, uri, attributes }: SaxesTagNS): string | undefined {
	if (name !== "svg" || uri !== namespace) return `this is not an SVG: it must start with <svg xmlns="${namespace}"`;
	return viewBox.test(attributes.viewBox?.value ?? "")
		? undefined
		: 'a viewBox is missing, such as viewBox="0 0 24 24"';
}

function elementError({ name, local, uri }: SaxesTagNS): string | undefined {
	const isAllowed = uri === namespace && elements.test(local);
	return isAllowed ? undefined : `<${name}> is not allowed: export the picture as plain SVG`;
}

/**
 * The first reason to refuse an SVG: it is invalid, could run a script, or loads something. Anyone can open the file by its
 * address, as a page of the site.
 */
export function svgError(file: string, text: string): ContentError | undefined {
	const parser = new SaxesParser({ xmlns: true });
	let at = { line: 1, column: 1 };
	let isRoot = true;
	let style = "";
	const refuse = (message: string | undefined) => {
		if (message) throw new Error(message);
	};
	parser.on("error", ({ message }) => {
		at = { line: parser.line, column: Math.max(parser.column, 1) };
		refuse(`this is not a valid SVG: ${message.replace(/^\d+:\d+: |\.$/g, "")}`);
	});
	parser.on("xmldecl", ({ encoding = "utf-8" }) =>
		refuse(/^utf-8$/i.test(encoding) ? undefined : `save the file as UTF-8, not as ${encoding}`),
	);
	parser.on("doctype", () => refuse("<!DOCTYPE> is not allowed: remove it"));
	parser.on("processinginstruction", ({ target }) => refuse(`<?${target}?> is not allowed: remove it`));
	parser.on("opentagstart", ({ name }) => {
		at = { line: parser.line, column: Math.max(parser.column - name.length - 1, 1) };
	});
	parser.on("opentag", (tag) => {
		refuse((isRoot ? rootError(tag) : undefined) ?? elementError(tag) ?? attributeError(tag));
		isRoot = false;
		style = "";
	});
	const addText = (part: string) => {
		style += part;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);
	parser.on("closetag", ({ local }) => {
		const error = local === "style" ? styleError(style) : undefined;
		refuse(error && `<style> ${error}: remove it`);
	});
	try {
		parser.write(text).close();
		return undefined;
	} catch (error) {
		return { ...fileError(file, (error as Error).message), ...at };
	}
}
