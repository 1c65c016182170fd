import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { TextError } from "./content-error";

const noComments = "JSON has no comments: remove this";
const invalidEscape = 'this text has an invalid escape: write \\\\ for a backslash and \\" for a quote';

const messages: Record<string, string> = {
	PropertyNameExpected: 'a key in double quotes (") is missing before this',
	ValueExpected: 'a text in double quotes (") is missing before this',
	ColonExpected: "a colon is missing before this",
	CommaExpected: "a comma is missing before this",
	CloseBraceExpected: "the file ends too early: } is missing",
	CloseBracketExpected: "the file ends too early: ] is missing",
	EndOfFileExpected: "the file must end before this",
	InvalidCommentToken: noComments,
	UnexpectedEndOfComment: noComments,
	UnexpectedEndOfString: 'this text is not closed with " on its line',
	InvalidUnicode: invalidEscape,
	InvalidEscapeCharacter: invalidEscape,
	InvalidCharacter: "this text contains a tab or another control character: remove it",
};

function translate({ error, offset, length }: ParseError, text: string): TextError {
	const code = printParseErrorCode(error);
	const token = text.slice(offset, offset + length);
	const before = text.slice(0, offset).trimEnd();
	if (text.trim() === "") return { offset: 0, message: "the file is empty" };
	if (["PropertyNameExpected", "ValueExpected"].includes(code) && before.endsWith(",")) {
		return { offset: before.length - 1, message: "nothing follows this comma: remove it" };
	}
	if (code === "InvalidSymbol") {
		if (token.startsWith("#")) return { offset, message: noComments };
		if (text[offset - 1] === '"') return { offset: offset - 1, message: 'write a quote inside a text as \\"' };
		return { offset, message: `${token} must be in double quotes (")` };
	}
	return { offset, message: messages[code] ?? "this is not valid JSON" };
}

function duplicateKeys(node: Node): TextError[] {
	const keys = node.type === "object" ? (node.children ?? []).map(({ children }) => children?.[0]) : [];
	const names = keys.map((key) => key?.value);
	const duplicates = keys.flatMap((key, index) =>
		key && names.indexOf(key.value) < index ? [{ offset: key.offset, message: `"${key.value}" occurs twice` }] : [],
	);
	return [...duplicates, ...(node.children ?? []).flatMap(duplicateKeys)];
}

/** The value of a JSON text with the offsets of its values and keys, or its syntax errors. */
export function parseJson(text: string) {
	const parseErrors: ParseError[] = [];
	const tree = parseTree(text, parseErrors, { disallowComments: true });
	// Further syntax errors usually follow from the first one.
	const [first] = parseErrors;
	const errors = first ? [translate(first, text)] : tree ? duplicateKeys(tree) : [];
	const nodeAt = (path: readonly PropertyKey[]) => tree && findNodeAtLocation(tree, path as string[]);
	return {
		// Unlike jsonc-parser, JSON.parse keeps the key `__proto__`, which has a separate error message.
		value: errors.length === 0 ? JSON.parse(text) : undefined,
		errors,
		valueOffset: (path: readonly PropertyKey[]) => nodeAt(path)?.offset,
		keyOffset: (path: readonly PropertyKey[]) => nodeAt(path)?.parent?.offset,
	};
}
