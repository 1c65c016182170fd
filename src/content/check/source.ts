import { isMap, isNode, isPair, LineCounter, type Node, parseDocument } from "yaml";
import type { Problem } from "./problem";

/** A parsed YAML or JSON file that can tell where each of its values stands. */
export type Source = {
	file: string;
	/** The parsed value; undefined where the syntax is broken. */
	value: unknown;
	syntax: Problem[];
	/** A problem at the value of that path, or at the nearest one above it. */
	problemAt: (path: readonly PropertyKey[], message: string) => Problem;
	/** A problem at the key that ends that path. */
	problemAtKey: (path: readonly PropertyKey[], message: string) => Problem;
};

/** Where JSON.parse stopped, if it did; its message names the position in most cases, else the text ended too soon. */
function jsonError(text: string): { offset: number; message: string } | undefined {
	if (text.startsWith("\ufeff"))
		return { offset: 0, message: "the file starts with a byte order mark: save it without" };
	try {
		JSON.parse(text);
		return undefined;
	} catch (error) {
		const { message } = error as Error;
		const position = /at position (\d+)/.exec(message)?.[1];
		const what = message.replace(/ in JSON at position.*| at position.*/s, "");
		return { offset: position === undefined ? text.length : Number(position), message: `this is not JSON: ${what}` };
	}
}

/** Reads YAML, and JSON: its places are found in the same way, as it is a part of YAML, but its syntax is stricter. */
export function readSource(file: string, text: string): Source {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
	const place = (offset: number) => {
		const { line, col } = lines.linePos(offset);
		return { line: Math.max(line, 1), column: Math.max(col, 1) };
	};

	function nodeAt(path: readonly PropertyKey[]): Node | null {
		for (let length = path.length; length > 0; length--) {
			const node = document.getIn(path.slice(0, length), true);
			if (isNode(node)) return node;
		}
		return isNode(document.contents) ? document.contents : null;
	}

	function keyOffset(path: readonly PropertyKey[]): number | undefined {
		const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
		const pair = isMap(parent)
			? parent.items.find((item) => isPair(item) && String(item.key) === path.at(-1))
			: undefined;
		return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
	}

	const problem = (offset: number, message: string): Problem => ({ file, ...place(offset), message });
	const problemAt: Source["problemAt"] = (path, message) => problem(nodeAt(path)?.range?.[0] ?? 0, message);
	const yaml = document.errors.map((error) => problem(error.pos[0], error.message));
	const json = file.endsWith(".json") && yaml.length === 0 ? jsonError(text) : undefined;
	const syntax = json ? [problem(json.offset, json.message)] : yaml;

	return {
		file,
		value: syntax.length === 0 ? document.toJS({ maxAliasCount: 50 }) : undefined,
		syntax,
		problemAt,
		problemAtKey: (path, message) => {
			const offset = keyOffset(path);
			return offset === undefined ? problemAt(path, message) : problem(offset, message);
		},
	};
}
