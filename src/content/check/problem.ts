/** One mistake, at the place where an editor would look for it. Lines and columns count from 1. */
export type Problem = {
	file: string;
	line: number;
	column: number;
	message: string;
	/** The page is whole all the same: `npm run check` fails, the build goes on. */
	mild?: true;
};

/** By file, then by place. */
export function inOrder(problems: Problem[]): Problem[] {
	return [...problems].sort(
		(a, b) =>
			a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message),
	);
}

/** As compilers write it: `content/plans.yaml:14:12 price must be 0 or more (is -5)`. */
export function formatProblem({ file, line, column, message }: Problem): string {
	return `${file}:${line}:${column} ${message}`;
}
