import java from "highlight.js/lib/languages/java";
import { createLowlight } from "lowlight";
import type { ReactNode } from "react";

const lowlight = createLowlight({ java });

type SyntaxNode = ReturnType<typeof lowlight.highlight>["children"][number];
type Token = { text: string; className: string };

/** The grammar takes seconds for very long words, such as encoded data: longer blocks stay plain text. */
const maxLength = 40_000;

/** The text nodes of a syntax tree. Each has the class names of all its ancestors. */
function* flatten(nodes: SyntaxNode[], className = ""): Generator<Token> {
	for (const node of nodes) {
		if (node.type === "text") yield { text: node.value, className };
		if (node.type !== "element") continue;
		const names = [node.properties.className].flat();
		yield* flatten(node.children, [className, ...names].join(" ").trim());
	}
}

/**
 * Highlights Java code.
 * @returns the lines of the code, each with its line break; undefined if the code is too long to highlight
 */
export function highlightLines(code: string): ReactNode[][] | undefined {
	if (code.length > maxLength) return undefined;
	const lines: ReactNode[][] = [[]];
	for (const { text, className } of flatten(lowlight.highlight("java", code).children)) {
		for (const part of text.split(/(?<=\n)/)) {
			const line = lines.at(-1);
			line?.push(
				className ? (
					<span key={line.length} className={className}>
						{part}
					</span>
				) : (
					part
				),
			);
			if (part.endsWith("\n")) lines.push([]);
		}
	}
	return lines.filter((line) => line.length > 0);
}
