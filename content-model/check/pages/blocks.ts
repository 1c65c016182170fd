import type { Token } from "markdown-it";
import type { ErrorCode } from "../../messages";

/** An error in a line of a block. */
type BlockError = { code: ErrorCode; line: number };

const error = (code: ErrorCode, line = 0): BlockError => ({ code, line });

/** The cells of a row, without the lines at its sides. In a cell, a line is `\|`. */
const cells = (row: string): string[] => row.replace(/^\s*\||(?<!\\)\|\s*$/g, "").split(/(?<!\\)\|/);

/** A line below a table belongs to it, and the parser drops the cells that the head does not have. */
function tableError(lines: string[]): BlockError | undefined {
	const rows = lines.map((line) => line.replace(/^[\s>]*/, ""));
	const [head = ""] = rows;
	if (/^[\s|]*$/.test(head)) return error("tableHead");
	const { length } = cells(head);
	const text = rows.findIndex((row) => length > 1 && !row.includes("|"));
	if (text >= 0) return error("tableRow", text);
	const longer = rows.findIndex((row) => cells(row).length > length);
	return longer >= 0 ? error("tableCells", longer) : undefined;
}

/** Why visitors would see a block in another way than its author. @param lines of the block */
export function blockError({ type, attrs }: Token, lines: string[]): BlockError | undefined {
	if (type === "code_block") return error("codeBlock");
	if (type === "table_open") return tableError(lines);
	// `1986. A good year` starts a list with that number.
	const start = type === "ordered_list_open" ? Number(attrs?.[0]?.[1]) : 0;
	return start > 999 ? error("lineNumber") : undefined;
}
