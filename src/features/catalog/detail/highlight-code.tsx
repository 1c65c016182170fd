import java from "highlight.js/lib/languages/java";
import { createLowlight } from "lowlight";
import type { ReactNode } from "react";
import { emojiOrHidden } from "../../../lib/hidden-characters";
import * as styles from "./scripts.module.css";

const lowlight = createLowlight({ java });

type SyntaxNode = ReturnType<typeof lowlight.highlight>["children"][number];
type Token = { text: string; className: string };

/** The grammar takes quadratic time in the length of a word. */
const longWord = /[\w$]{200}/;

/** The text nodes of a syntax tree. Each has the class names of all its ancestors. */
function* flatten(nodes: SyntaxNode[], className = ""): Generator<Token> {
	for (const node of nodes) {
		if (node.type === "text") yield { text: node.value, className };
		if (node.type !== "element") continue;
		const names = [node.properties.className].flat();
		yield* flatten(node.children, [className, ...names].join(" ").trim());
	}
}

/** Encloses each hidden character in an element that shows its code point: U+202E. */
function markHidden(text: string): ReactNode {
	const parts: ReactNode[] = [];
	let start = 0;
	for (const { 0: character, 1: emoji, index } of text.matchAll(emojiOrHidden)) {
		if (emoji) continue;
		const codePoint = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
		parts.push(
			text.slice(start, index),
			<span key={index} className={styles.hidden} data-code={codePoint}>
				{character}
			</span>,
		);
		start = index + character.length;
	}
	return start === 0 ? text : [...parts, text.slice(start)];
}

/**
 * Highlights Java code, and marks hidden characters.
 * @returns the lines of the code, each with its line break; undefined if highlighting would take too long
 */
export function highlightLines(code: string): ReactNode[][] | undefined {
	if (longWord.test(code)) return undefined;
	const lines: ReactNode[][] = [[]];
	for (const { text, className } of flatten(lowlight.highlight("java", code).children)) {
		for (const part of text.split(/(?<=\n)/)) {
			const line = lines.at(-1);
			line?.push(
				className ? (
					<span key={line.length} className={className}>
						{markHidden(part)}
					</span>
				) : (
					markHidden(part)
				),
			);
			if (part.endsWith("\n")) lines.push([]);
		}
	}
	return lines.filter((line) => line.length > 0);
}
