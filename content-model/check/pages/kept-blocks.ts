import type { Token } from "markdown-it";
import type { ErrorCode } from "../../messages";

/** An error in a line of a block. */
type BlockError = { code: ErrorCode; line: number };

const error = (code: ErrorCode, line = 0): BlockError => ({ code, line });

/** Also in a quote. */
const isEmpty = (line: string): boolean => /^[\s>]*$/.test(line);

const cells = (row: string): string[] => row.trim().split("|").slice(1, -1);

function rowError(row: string, head: string): ErrorCode | undefined {
	if (!/^\s*\|.*\|\s*$/.test(row)) return "tableRow";
	if (row.includes("\\|") || cells(row).length !== cells(head).length) return "tableCells";
	return row.includes("\\n") ? "tableCellLines" : undefined;
}

function tableError(lines: string[]): BlockError | undefined {
	const rows = lines.map((line) => line.replace(/^[\s>]*/, ""));
	const [head = ""] = rows;
	if (/^[\s|]*$/.test(head)) return error("tableHead");
	for (const [line, row] of rows.entries()) {
		const code = rowError(row, head);
		if (code) return error(code, line);
	}
	return undefined;
}

function listError({ type, markup, attrs }: Token, lines: string[], previous?: Token): BlockError | undefined {
	const last = lines.findLastIndex((line) => !isEmpty(line));
	const empty = lines.slice(0, last).findIndex(isEmpty);
	if (empty >= 0) return error("listEmptyLine", empty);
	if (markup === ")") return error("listNumber");
	// `1986. A good year` starts a list with that number.
	if (Number(attrs?.[0]?.[1]) > 999) return error("lineNumber");
	return previous?.type === type.replace("open", "close") ? error("listJoined") : undefined;
}

/** The editor looks for the end of code and of an answer in its own way. */
function codeError({ markup, info, content }: Token): BlockError | undefined {
	const isPlain = /^`{3,4}$/.test(markup) && !/^`{4}|^<\/details>/m.test(content);
	if (!isPlain) return error("codeBlock");
	return /^(?:[\w-]+(?:\s.*)?)?$/.test(info) ? undefined : error("codeLanguage");
}

/**
 * Why the form of the editor, which reads a text line by line, would change a block.
 * @param lines of the block
 * @param parent starts the innermost element around it
 * @param previous the token before it
 */
export function blockError(token: Token, lines: string[], parent?: Token, previous?: Token): BlockError | undefined {
	const { type, markup } = token;
	const isInList = parent?.type === "list_item_open";
	if (isInList && !/^(?:paragraph|bullet_list|ordered_list)_open$/.test(type)) return error("listContents");
	if (type === "code_block" || (type === "fence" && parent)) return error("codeBlock");
	if (type === "fence") return codeError(token);
	if (type === "hr" && !/^[\s>]*([-*_])\1\1\s*$/.test(lines[0] ?? "")) return error("ruleMarks");
	if (type === "heading_open" && !markup.startsWith("#")) return error("headingMarks");
	if (type === "table_open") return tableError(lines);
	return type.endsWith("list_open") ? listError(token, lines, previous) : undefined;
}
