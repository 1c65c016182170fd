import java from "highlight.js/lib/languages/java";
import { createLowlight } from "lowlight";
import { splitLines } from "./strings";

const lowlight = createLowlight({ java });

type SyntaxNode = ReturnType<typeof lowlight.highlight>["children"][number];

/** A part of a line with the class names of the highlighter, separated by spaces; none for plain text. */
export type CodeToken = { text: string; className: string };

/** The text nodes of a syntax tree. Each has the class names of all its ancestors. */
function toTokens(node: SyntaxNode, className = ""): CodeToken[] {
	if (node.type === "text") return [{ text: node.value, className }];
	if (node.type !== "element") return [];
	const names = [className, node.properties.className].flat().join(" ").trim();
	return node.children.flatMap((child) => toTokens(child, names));
}

/** Highlights Java code. Each line has its line break. */
export function javaLines(code: string): CodeToken[][] {
	const tokens = lowlight.highlight("java", code).children.flatMap((node) => toTokens(node));
	const lines: CodeToken[][] = [[]];
	for (const { text, className } of tokens) {
		for (const part of splitLines(text)) {
			lines.at(-1)?.push({ text: part, className });
			if (part.endsWith("\n")) lines.push([]);
		}
	}
	return lines.filter((line) => line.length > 0);
}
