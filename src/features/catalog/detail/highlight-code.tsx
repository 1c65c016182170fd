import type { ReactNode } from "react";
import { emojiOrHidden } from "../../../lib/hidden-characters";
import { javaLines } from "../../../lib/java-lines";
import * as styles from "./scripts.module.css";

/** The grammar takes quadratic time in the length of a word. */
const longWord = /[\w$]{200}/;

/** Encloses each hidden character in an element that shows its code point: U+202E. */
function markHidden(text: string): ReactNode {
	const parts: ReactNode[] = [];
	let end = 0;
	for (const match of text.matchAll(emojiOrHidden)) {
		const [character, emoji] = match;
		if (emoji) continue;
		const codePoint = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
		parts.push(
			text.slice(end, match.index),
			<span key={match.index} className={styles.hidden} data-code={`U+${codePoint}`}>
				{character}
			</span>,
		);
		end = match.index + character.length;
	}
	return end === 0 ? text : [...parts, text.slice(end)];
}

/**
 * Highlights Java code, and marks hidden characters.
 * @returns the lines of the code, each with its line break; undefined if highlighting would take too long
 */
export function highlightLines(code: string): ReactNode[][] | undefined {
	if (longWord.test(code)) return undefined;
	return javaLines(code).map((line) =>
		line.map(({ text, className }, index) => {
			const content = markHidden(text);
			if (!className) return content;
			return (
				// biome-ignore lint/suspicious/noArrayIndexKey: tokens never change their order
				<span key={index} className={className}>
					{content}
				</span>
			);
		}),
	);
}
