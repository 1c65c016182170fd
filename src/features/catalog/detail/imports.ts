import { splitLines } from "../../../lib/strings";

/** How much of a script is read, in characters: enough for its imports. */
const maxRead = 20_000;

export const firstLinesOf = (code: string): string[] => splitLines(code.slice(0, maxRead));

/** What most scripts begin with, and what says little about them. */
const isPreamble = (line: string) => /^(?:package\b|import\b|$)/.test(line.trim());

/** How many of the first lines are the package, imports, and empty. */
export function countImports(lines: readonly string[]): number {
	return Math.max(
		0,
		lines.findIndex((line) => !isPreamble(line)),
	);
}
