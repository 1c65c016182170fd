import { replaceHidden } from "../../src/lib/hidden-characters";

/** In characters. */
const maxLength = 200;

/**
 * A text of the market for a terminal or a log: one line without control characters, in which GitHub Actions finds no workflow
 * command (`::error::`, `##[error]`).
 */
export function printable(text: string): string {
	const line = replaceHidden(text.slice(0, maxLength + 1), " ")
		.replace(/[\s\p{C}]+/gu, " ")
		.trim();
	const plain = line.replace(/:(?=:)/g, ": ").replace(/#(?=#\[)/g, "# ");
	return text.length > maxLength ? `${plain}…` : plain;
}
