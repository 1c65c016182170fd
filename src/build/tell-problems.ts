import type { Reporter } from "gatsby";
import { formatProblem, type Problem } from "../content/check";

const counted = (lines: string[]) =>
	[...lines, lines.length === 1 ? "1 mistake" : `${lines.length} mistakes`].join("\n");

/**
 * Tells of mistakes in the terminal: with `grave` what leaves no whole page, as a warning the rest. Lines from elsewhere
 * come before those of the content.
 */
export function tellProblems(
	problems: Problem[],
	{ warn }: Pick<Reporter, "warn">,
	grave: (text: string) => void,
	others: string[] = [],
): void {
	const lines = problems.filter((problem) => !problem.mild).map(formatProblem);
	const mild = problems.filter((problem) => problem.mild).map(formatProblem);
	if (mild.length > 0) warn(counted(mild));
	if (others.length + lines.length > 0) grave(`The site cannot be built like this:\n${counted([...others, ...lines])}`);
}
