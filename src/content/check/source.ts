import { isMap, isNode, isPair, LineCounter, type Node, parseDocument } from "yaml";
import type { Problem } from "./problem";

export type Path = readonly PropertyKey[];

/** A parsed YAML or JSON file that can tell where each of its values stands. */
export type Source = {
	file: string;
	/** The parsed value; undefined where the syntax is broken. */
	value: unknown;
	syntax: Problem[];
	/** A problem at the value of that path, or at the nearest one above it. */
	problemAt: (path: Path, message: string) => Problem;
	/** A problem at the key that ends that path. */
	problemAtKey: (path: Path, message: string) => Problem;
};

/** Reads YAML; JSON is read the same way, as it is a part of YAML. */
export function readSource(file: string, text: string): Source {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
	const place = (offset: number) => {
		const { line, col } = lines.linePos(offset);
		return { line: Math.max(line, 1), column: Math.max(col, 1) };
	};

	function nodeAt(path: Path): Node | null {
		for (let length = path.length; length > 0; length--) {
			const node = document.getIn(path.slice(0, length), true);
			if (isNode(node)) return node;
		}
		return isNode(document.contents) ? document.contents : null;
	}

	function keyOffset(path: Path): number | undefined {
		const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
		const pair = isMap(parent)
			? parent.items.find((item) => isPair(item) && String(item.key) === path.at(-1))
			: undefined;
		return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
	}

	const problem = (offset: number, message: string): Problem => ({ file, ...place(offset), message });
	const problemAt: Source["problemAt"] = (path, message) => problem(nodeAt(path)?.range?.[0] ?? 0, message);
	const syntax = document.errors.map((error) => problem(error.pos[0], error.message));

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
