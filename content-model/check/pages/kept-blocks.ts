import type { Token } from "markdown-it";

/** A problem in a line of a block. */
export type BlockProblem = { message: string; line: number };

const help = {
	code: "write code between lines ```java and ```, with an empty line above",
	language: "write the language right after ```: letters, digits, - and _, such as ```cpp",
	list: "a list has only lines of text, and lists: move this out of it",
	emptyLine: "a list has no empty lines: remove this one",
	year: "a text that starts with a number and a dot becomes a list: write a word before it",
	number: "a number of a list ends with a dot: write 1.",
	merged: "the editor would join this list to the one above: write a text between them",
	line: "write --- for a line",
	heading: "write ## for a heading; a line --- has an empty line above it",
	row: "each row of a table starts and ends with |; an empty line follows the last row",
	cells: "each row of a table has as many cells as its head, and no other |: write / or a word",
	head: "a table has words in its head",
	cellLines: "a cell of a table has one line: write a space for \\n",
};

const problem = (message: string, line = 0): BlockProblem => ({ message, line });

/** Also in a quote. */
const isEmpty = (line: string): boolean => /^[\s>]*$/.test(line);

const cells = (row: string): string[] => row.trim().split("|").slice(1, -1);

function rowError(row: string, head: string): string | undefined {
	if (!/^\s*\|.*\|\s*$/.test(row)) return help.row;
	if (row.includes("\\|") || cells(row).length !== cells(head).length) return help.cells;
	return row.includes("\\n") ? help.cellLines : undefined;
}

function tableProblem(rows: string[]): BlockProblem | undefined {
	const [head = ""] = rows;
	if (/^[\s|]*$/.test(head)) return problem(help.head);
	for (const [line, row] of rows.entries()) {
		const message = rowError(row, head);
		if (message) return problem(message, line);
	}
	return undefined;
}

function listProblem({ type, markup, attrs }: Token, lines: string[], previous?: Token): BlockProblem | undefined {
	const last = lines.findLastIndex((line) => !isEmpty(line));
	const empty = lines.slice(0, last).findIndex(isEmpty);
	if (empty >= 0) return problem(help.emptyLine, empty);
	if (markup === ")") return problem(help.number);
	if (Number(attrs?.[0]?.[1]) > 999) return problem(help.year);
	return previous?.type === type.replace("open", "close") ? problem(help.merged) : undefined;
}

/** The editor looks for the end of code and of an answer in its own way. */
function codeProblem({ markup, info, content }: Token): BlockProblem | undefined {
	const isPlain = /^`{3,4}$/.test(markup) && !/^`{4}|^<\/details>/m.test(content);
	if (!isPlain) return problem(help.code);
	return /^(?:[\w-]+(?:\s.*)?)?$/.test(info) ? undefined : problem(help.language);
}

/**
 * Why the form of the editor would change a block. It reads a text line by line.
 * @param lines of the block
 * @param parent starts the innermost element around it
 * @param previous the token before it
 */
export function blockProblem(
	token: Token,
	lines: string[],
	parent?: Token,
	previous?: Token,
): BlockProblem | undefined {
	const { type, markup } = token;
	const isInList = parent?.type === "list_item_open";
	if (isInList && !/^(?:paragraph|bullet_list|ordered_list)_open$/.test(type)) return problem(help.list);
	if (type === "code_block" || (type === "fence" && parent)) return problem(help.code);
	if (type === "fence") return codeProblem(token);
	if (type === "hr" && !/^[\s>]*([-*_])\1\1\s*$/.test(lines[0] ?? "")) return problem(help.line);
	if (type === "heading_open" && !markup.startsWith("#")) return problem(help.heading);
	if (type === "table_open") return tableProblem(lines.map((line) => line.replace(/^[\s>]*/, "")));
	return type.endsWith("list_open") ? listProblem(token, lines, previous) : undefined;
}
