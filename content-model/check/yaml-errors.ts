import { type Document, isScalar, visit, type YAMLError } from "yaml";
import type { TextError } from "./content-error";

/** The parser's error codes as messages for people who rarely edit YAML. */
const messages: Partial<Record<YAMLError["code"], (error: YAMLError, text: string) => string>> = {
	TAB_AS_INDENT: () => "this line is indented with a tab: use spaces",
	BAD_INDENT: () => "a [ or { before this is not closed, or this line needs more indentation",
	BLOCK_IN_FLOW: () => "a [ or { before this is not closed",
	BLOCK_AS_IMPLICIT_KEY: () => "indent the fields of a group equally, and put a text with a colon in quotes",
	MULTILINE_IMPLICIT_KEY: () => "a colon and a space are missing after the field name",
	DUPLICATE_KEY: ({ pos }, text) => `"${/^(["']?)(.*?)\1\s*:/.exec(text.slice(pos[0]))?.[2]}" occurs twice`,
	MULTIPLE_DOCS: () => "a second document starts here (---): a file must hold one",
	BAD_SCALAR_START: ({ pos }, text) => `a text that starts with ${text.charAt(pos[0])} must be in quotes`,
	BAD_DQ_ESCAPE: () => "this \\ starts no known escape: write \\\\ for a backslash",
	UNEXPECTED_TOKEN: () => "this is unexpected here: check its indentation and the line above",
	TAG_RESOLVE_FAILED: () => "tags such as !name are not supported: write the plain value",
	BAD_DIRECTIVE: () => "directives, lines that start with %, are not supported",
	MISSING_CHAR: ({ message }) =>
		message.includes("quote") ? "this quote is not closed" : "a - is missing here, or the line needs more indentation",
};

/** The parser reports an unclosed quote at the end of the file; people need to see where it starts. */
function quoteStart(document: Document, end: number): number | undefined {
	let start: number | undefined;
	visit(document, (_, node) => {
		if (isScalar(node) && node.range?.[1] === end) start = node.range[0];
	});
	return start;
}

function translate(error: YAMLError, document: Document, text: string): TextError {
	const message = messages[error.code]?.(error, text) ?? `this is not valid YAML: ${error.message}`;
	const quote = error.message.includes("quote") ? quoteStart(document, error.pos[0]) : undefined;
	const indent = /^ */.exec(text.slice(error.pos[0]))?.[0].length ?? 0;
	return { offset: quote ?? error.pos[0] + indent, message };
}

/**
 * Rejects anchors, aliases and merge keys: few editors know them, and a small file in a pull request from a fork could expand
 * to gigabytes.
 */
function anchorErrors(document: Document): TextError[] {
	const errors: TextError[] = [];
	const refuse = (message: string, offset = 0) => void errors.push({ offset, message });
	visit(document, {
		Pair: (_, { key }) => {
			if (!isScalar(key) || key.value !== "<<" || key.type !== "PLAIN") return;
			refuse("merge keys (<<) are not supported: repeat the fields", key.range?.[0]);
		},
		Alias: (_, { source, range }) =>
			refuse(`aliases such as *${source} are not supported: write the value`, range?.[0]),
		Value: (_, { anchor, range }) => {
			if (anchor) refuse(`anchors such as &${anchor} are not supported: repeat the value`, range?.[0]);
		},
	});
	return errors;
}

/** Keeps the first error of each line: the others usually follow from it. */
function firstOfLine(errors: TextError[], text: string): TextError[] {
	const lineStart = ({ offset }: TextError) => text.lastIndexOf("\n", offset - 1);
	const sorted = errors.toSorted((a, b) => a.offset - b.offset);
	return sorted.filter((error, index) => index === sorted.findIndex((other) => lineStart(other) === lineStart(error)));
}

/** The syntax errors of a parsed YAML text. */
export function yamlErrors(document: Document, text: string): TextError[] {
	const errors = [...document.errors, ...document.warnings].map((error) => translate(error, document, text));
	return firstOfLine([...errors, ...anchorErrors(document)], text);
}
