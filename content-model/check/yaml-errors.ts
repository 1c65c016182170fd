import { type Document, isScalar, visit, type YAMLError } from "yaml";
import type { ErrorCode, Params } from "../messages";
import type { OffsetError } from "./content-error";

/** The parser's error codes as problems with messages for people who rarely edit YAML. */
const problems: Partial<Record<YAMLError["code"], ErrorCode>> = {
	TAB_AS_INDENT: "yamlTab",
	BAD_INDENT: "yamlOpenOrIndent",
	BLOCK_IN_FLOW: "yamlOpenOrIndent",
	BLOCK_AS_IMPLICIT_KEY: "yamlIndent",
	MULTILINE_IMPLICIT_KEY: "yamlColon",
	DUPLICATE_KEY: "twice",
	MULTIPLE_DOCS: "yamlDocuments",
	BAD_SCALAR_START: "yamlStart",
	UNEXPECTED_TOKEN: "yamlUnexpected",
	TAG_RESOLVE_FAILED: "yamlTag",
	MISSING_CHAR: "yamlDash",
};

/** The parser reports an unclosed quote at the end of the file; people need to see where it starts. */
function quoteStart(document: Document, end: number): number | undefined {
	let start: number | undefined;
	visit(document, (_, node) => {
		if (isScalar(node) && node.range?.[1] === end) start = node.range[0];
	});
	return start;
}

function translate(error: YAMLError, document: Document, text: string): OffsetError {
	const { message, pos } = error;
	const [start] = pos;
	const rest = text.slice(start);
	if (message.includes("quote")) return { offset: quoteStart(document, start) ?? start, code: "yamlQuote" };
	const indent = /^ */.exec(rest)?.[0].length ?? 0;
	const name = /^(["']?)(.*?)\1\s*:/.exec(rest)?.[2] ?? "";
	const params = { name, character: rest.charAt(0), reason: message };
	return { offset: start + indent, code: problems[error.code] ?? "yaml", params };
}

/**
 * Rejects anchors, aliases and merge keys: few editors know them, and a small file in a pull request from a fork could expand
 * to gigabytes.
 */
function anchorErrors(document: Document): OffsetError[] {
	const errors: OffsetError[] = [];
	const refuse = (code: ErrorCode, offset = 0, params?: Params) => void errors.push({ offset, code, params });
	visit(document, {
		Pair: (_, { key }) => {
			if (!isScalar(key) || key.value !== "<<" || key.type !== "PLAIN") return;
			refuse("yamlMerge", key.range?.[0]);
		},
		Alias: (_, { source, range }) => refuse("yamlAlias", range?.[0], { name: source }),
		Value: (_, { anchor, range }) => {
			if (anchor) refuse("yamlAnchor", range?.[0], { name: anchor });
		},
	});
	return errors;
}

/** Keeps the first error of each line: the others usually follow from it. */
function firstOfLine(errors: OffsetError[], text: string): OffsetError[] {
	const lineStart = ({ offset }: OffsetError) => text.lastIndexOf("\n", offset - 1);
	const sorted = errors.toSorted((a, b) => a.offset - b.offset);
	return sorted.filter((error, index) => index === sorted.findIndex((other) => lineStart(other) === lineStart(error)));
}

/** The syntax errors of a parsed YAML text. */
export function yamlErrors(document: Document, text: string): OffsetError[] {
	const errors = [...document.errors, ...document.warnings].map((error) => translate(error, document, text));
	return firstOfLine([...errors, ...anchorErrors(document)], text);
}
