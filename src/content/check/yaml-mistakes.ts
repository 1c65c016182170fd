import { type Document, isScalar, visit, type YAMLError } from "yaml";

type Found = { offset: number; message: string };

/** The parser's complaints in the words of somebody who edits YAML once a month. */
const words: Partial<Record<YAMLError["code"], (error: YAMLError, text: string) => string>> = {
	TAB_AS_INDENT: () => "a tab indents this line: use spaces",
	BAD_INDENT: () => "a [ or { before this is not closed, or this line needs more spaces before it",
	BLOCK_IN_FLOW: () => "a [ or { before this is not closed",
	BLOCK_AS_IMPLICIT_KEY: () => "indent the fields of one group alike, and put a text with a colon in quotes",
	MULTILINE_IMPLICIT_KEY: () => "a colon and a space are missing after the name of a field",
	DUPLICATE_KEY: ({ pos }, text) => `"${/^(["']?)(.*?)\1\s*:/.exec(text.slice(pos[0]))?.[2]}" is there twice`,
	MULTIPLE_DOCS: () => "a second document starts here (---): a file holds one",
	BAD_SCALAR_START: ({ pos }, text) => `a text that starts with ${text.charAt(pos[0])} must stand in quotes`,
	BAD_DQ_ESCAPE: () => "this \\ means nothing: write \\\\ for a backslash",
	UNEXPECTED_TOKEN: () => "this does not belong here: look at its indentation and at the line above",
	TAG_RESOLVE_FAILED: () => "tags such as !name are not taken: write the plain value",
	BAD_DIRECTIVE: () => "lines that start with % are not taken",
	MISSING_CHAR: ({ message }) =>
		message.includes("quote") ? "this quote is not closed" : "a - is missing here, or the line is indented too little",
};

/** An unclosed quote is noticed at the end of the file; its cure is where it starts. */
function startOfQuote(document: Document, end: number): number | undefined {
	let start: number | undefined;
	visit(document, (_, node) => {
		if (isScalar(node) && node.range?.[1] === end) start = node.range[0];
	});
	return start;
}

function reworded(error: YAMLError, document: Document, text: string): Found {
	const message = words[error.code]?.(error, text) ?? `this is not YAML: ${error.message}`;
	const quote = error.message.includes("quote") ? startOfQuote(document, error.pos[0]) : undefined;
	const indent = /^ */.exec(text.slice(error.pos[0]))?.[0].length ?? 0;
	return { offset: quote ?? error.pos[0] + indent, message };
}

/** Anchors and aliases: few know them, and a small file of them can unfold to gigabytes. */
function references(document: Document): Found[] {
	const found: Found[] = [];
	visit(document, {
		Alias: (_, alias) => {
			found.push({ offset: alias.range?.[0] ?? 0, message: `*${alias.source} is not taken: write the value out` });
		},
		Value: (_, { anchor, range }) => {
			if (anchor) found.push({ offset: range?.[0] ?? 0, message: `&${anchor} is not taken: write each value out` });
		},
	});
	return found;
}

/** Those errors of a document and what else is wrong with it, one mistake a line: the further ones of a line follow from the first. */
export function yamlMistakes(document: Document, text: string, errors: YAMLError[]): Found[] {
	const lineOf = ({ offset }: Found) => text.lastIndexOf("\n", offset - 1);
	const complaints = errors.map((error) => reworded(error, document, text));
	const all = [...complaints, ...references(document)].sort((a, b) => a.offset - b.offset);
	return all.filter((found, index) => all.findIndex((other) => lineOf(other) === lineOf(found)) === index);
}
