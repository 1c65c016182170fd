import hljs from "highlight.js/lib/core";
import java from "highlight.js/lib/languages/java";
import { linesOf } from "./chunks";
import * as styles from "./highlight.module.css";

export type Token = { text: string; className: string | undefined };

hljs.registerLanguage("java", java);
// The grammar is made ready here, while nobody waits, and not when the first script is opened.
hljs.highlight("", { language: "java" });

/** highlight.js keeps what it found as a tree and makes HTML of it; the tree becomes elements without that detour. */
type Found = string | { scope?: string; children: Found[] };

const classes: Record<string, string | undefined> = {
	comment: styles.comment,
	doctag: styles.comment,
	keyword: styles.keyword,
	literal: styles.keyword,
	"variable.language": styles.keyword,
	string: styles.string,
	char: styles.string,
	number: styles.number,
	type: styles.type,
	built_in: styles.type,
	"title.class": styles.type,
	"title.class.inherited": styles.type,
	"title.function": styles.method,
	meta: styles.meta,
};

/** In front of a constructor, highlight.js takes these for the type of what it returns. */
const modifiers = new Set(["public", "protected", "private"]);

function flatten(found: Found, className: string | undefined, tokens: Token[]) {
	if (typeof found === "string")
		tokens.push({ text: found, className: modifiers.has(found) ? styles.keyword : className });
	else for (const child of found.children) flatten(child, classes[found.scope ?? ""] ?? className, tokens);
}

/** Comments, text blocks, strings and characters: what has to be stepped over to know where one of them begins. */
const skipped =
	/\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""(?:[^"\\]+|\\[\s\S]|"(?!""))*(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g;

/**
 * What is open where each piece of the code begins: a comment, a text block, or nothing. With that in front of it, a piece
 * is read rightly without those before it.
 * @param starts where the pieces begin, in their order
 */
export function openersOf(code: string, starts: readonly number[]): string[] {
	const openers = starts.map(() => "");
	const startOf = (piece: number) => starts[piece] ?? code.length;
	let next = 0;
	for (const { 0: match, index } of code.matchAll(skipped)) {
		if (!match.includes("\n")) continue;
		while (startOf(next) <= index) next += 1;
		for (let inside = next; startOf(inside) < index + match.length; inside++) {
			openers[inside] = match.startsWith("/*") ? "/*" : '"""';
		}
	}
	return openers;
}

/** Longer than this in one piece, it is no code that a person reads: left as it is. */
const mostCharacters = 40_000;

/** The tokens of each line, the newline with the last one. */
export function tokenLines(text: string, opener: string): Token[][] | undefined {
	if (text.length > mostCharacters) return undefined;
	const { _emitter } = hljs.highlight(opener + text, { language: "java" });
	const tokens: Token[] = [];
	flatten((_emitter as unknown as { root: Found }).root, undefined, tokens);
	const lines: Token[][] = [];
	let line: Token[] = [];
	let toSkip = opener.length;
	for (const { text: whole, className } of tokens) {
		const shown = whole.slice(toSkip);
		toSkip = Math.max(0, toSkip - whole.length);
		for (const part of linesOf(shown)) {
			line.push({ text: part, className });
			if (!part.endsWith("\n")) continue;
			lines.push(line);
			line = [];
		}
	}
	if (line.length > 0) lines.push(line);
	return lines;
}
