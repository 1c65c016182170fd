type Found = { offset: number; message: string };

const token = /[ \t\r\n]*(?:("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|([{}[\],:])|([^\s{}[\],:"'#/]+))/uy;

/** What stands where no part of JSON starts. */
function strange(text: string, offset: number): Found {
	const rest = text.slice(offset);
	if (/^(\/\/|\/\*|#)/.test(rest)) return { offset, message: "JSON has no comments: take this out" };
	if (rest.startsWith("'")) return { offset, message: 'texts and keys stand in double quotes ("), not in single ones' };
	if (/^"(?:[^"\\\n]|\\["\\/bfnrtu])*\\/.test(rest)) {
		return { offset, message: 'this text has a \\ that means nothing: write \\\\ for a backslash, \\" for a quote' };
	}
	if (rest.startsWith('"')) return { offset, message: 'this text is not closed with " in its line' };
	return { offset, message: "this does not belong here" };
}

/** Whether a bare word is one that JSON knows. */
const isBare = (word: string) => /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/.test(word);

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** The first mistake in a text that is not JSON. The messages of JSON.parse differ from one Node.js to the next. */
export function jsonMistake(text: string): Found | undefined {
	if (isJson(text)) return undefined;
	const open: string[] = [];
	let expected: "value" | "key" | "colon" | "comma" | "end" = "value";
	let previous = { sign: "", start: 0, end: 0 };
	const solid = text.replace(/[ \t\r\n]+$/, "").length;
	token.lastIndex = 0;

	while (previous.end < solid) {
		const match = token.exec(text);
		if (!match) return strange(text, previous.end + text.slice(previous.end).search(/[^ \t\r\n]/));
		const [whole, quoted, sign = "", bare] = match;
		const end = match.index + whole.length;
		const offset = end - whole.trimStart().length;
		const [top, isClosing] = [open.at(-1), sign === "}" || sign === "]"];

		if (expected === "end") return { offset, message: "the file should end before this" };
		if (isClosing && previous.sign === ",") {
			return { offset: previous.start, message: `a comma too many: nothing follows before ${sign}` };
		}
		if (isClosing && (expected === "comma" || previous.sign === (sign === "}" ? "{" : "["))) {
			if (top !== sign) return { offset, message: `${top} is missing before this ${sign}` };
			open.pop();
			expected = open.length > 0 ? "comma" : "end";
		} else if (expected === "comma") {
			if (sign !== ",") return { offset: previous.end, message: "a comma is missing here" };
			expected = top === "}" ? "key" : "value";
		} else if (expected === "colon") {
			if (sign !== ":") return { offset: previous.end, message: "a colon is missing here" };
			expected = "value";
		} else if (expected === "key") {
			if (quoted === undefined) return { offset, message: 'a key in double quotes (") is missing here' };
			expected = "colon";
		} else if (sign === "{" || sign === "[") {
			open.push(sign === "{" ? "}" : "]");
			expected = sign === "{" ? "key" : "value";
		} else if (quoted === undefined && (bare === undefined || !isBare(bare))) {
			return { offset, message: 'a text in double quotes (") is missing here' };
		} else {
			expected = open.length > 0 ? "comma" : "end";
		}
		previous = { sign, start: offset, end };
	}
	if (solid === 0) return { offset: 0, message: "the file is empty" };
	if (expected === "end") return { offset: 0, message: "this is not JSON" };
	return { offset: previous.end, message: `the file ends too early: ${open.at(-1)} is missing` };
}
