import java from "highlight.js/lib/languages/java";
import { createLowlight } from "lowlight";
import type { ReactNode } from "react";
import { emojiOrHidden } from "../../../lib/hidden-characters";
import { splitLines } from "./code-box";
import * as styles from "./scripts.module.css";

const lowlight = createLowlight({ java });

type SyntaxNode = ReturnType<typeof lowlight.highlight>["children"][number];
type Token = { text: string; className: string };

/** The grammar takes quadratic time in the length of a word. */
const longWord = /[\w$]{200}/;

/** The text nodes of a syntax tree. Each has the class names of all its ancestors. */
function toTokens(node: SyntaxNode, className = ""): Token[] {
	if (node.type === "text") return [{ text: node.value, className }];
	if (node.type !== "element") return [];
	const names = [className, node.properties.className].flat().join(" ").trim();
	return node.children.flatMap((child) => toTokens(child, names));
}

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
	const tokens = lowlight.highlight("java", code).children.flatMap((node) => toTokens(node));
	const lines: ReactNode[][] = [[]];
	for (const { text, className } of tokens) {
		for (const part of splitLines(text)) {
			const line = lines.at(-1) ?? [];
			const content = markHidden(part);
			line.push(
				className ? (
					<span key={line.length} className={className}>
						{content}
					</span>
				) : (
					content
				),
			);
			if (part.endsWith("\n")) lines.push([]);
		}
	}
	return lines.filter((line) => line.length > 0);
}
