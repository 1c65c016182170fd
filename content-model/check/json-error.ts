import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { codePoint } from "../schemas/characters";
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
		const space = /^[\p{Z}\p{Cf}]/u.exec(token)?.[0];
		if (space) return { offset, message: `this is not an ordinary space but ${codePoint(space)}: write a space` };
		if (token.startsWith("#")) return { offset, message: noComments };
		if (text[offset - 1] === '"') return { offset: offset - 1, message: 'write a quote inside a text as \\"' };
		return { offset, message: `${token} must be in double quotes (")` };
	}
	return { offset, message: messages[code] ?? "this is not valid JSON" };
}

/** The first syntax error of a JSON text. Further ones usually follow from it. */
export function jsonError(text: string, errors: ParseError[]): TextError | undefined {
	const [first] = errors;
	return first && translate(first, text);
}
