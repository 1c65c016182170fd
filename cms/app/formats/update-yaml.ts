import {
	Document,
	isCollection,
	isMap,
	isScalar,
	isSeq,
	type Node,
	parseDocument,
	stringify,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { isObject, isSame, matchEntries } from "./match-entries";

// A document is not stringified as a whole, which would reflow it. Text that has not changed is copied.

/** `toJS` resolves aliases in a document; the content has none. */
const noAliases = new Document();

const isFlow = (node: unknown) => isCollection(node) && node.flow === true;
const startOf = (node: Node) => node.range?.[0] ?? 0;
const lineEnd = (text: string, offset: number) =>
	text.indexOf("\n", offset) < 0 ? text.length : text.indexOf("\n", offset);
const columnOf = (text: string, node: Node) => startOf(node) - text.lastIndexOf("\n", startOf(node) - 1) - 1;
const newLine = (column: number) => `\n${" ".repeat(column)}`;

/** The nodes of the values of a collection. */
function childrenOf(node: Node): Node[] {
	if (isSeq(node)) return node.items as Node[];
	return isMap(node) ? node.items.map(({ key, value }) => (value ?? key) as Node) : [];
}

/** The end of a value. A block collection ends with its last line, comment included. */
function endOf(text: string, node: Node): number {
	const last = isFlow(node) ? undefined : childrenOf(node).at(-1);
	if (last) return lineEnd(text, endOf(text, last));
	const [start = 0, end = 0] = node.range ?? [];
	return start + text.slice(start, end).trimEnd().length;
}

/** A text stays in its quotes, and gets quotes where it needs them. */
function scalarText(value: unknown, inFlow: boolean, [like]: Node[]): string {
	const plain = stringify(value, { lineWidth: 0 }).trimEnd();
	if (typeof value !== "string") return plain;
	const type = isScalar(like) && typeof like.value === "string" ? like.type : "PLAIN";
	if (type === "QUOTE_SINGLE" && !/['\n]/.test(value)) return `'${value}'`;
	const needsQuotes = plain !== value || (inFlow && /[,[\]{}:]/.test(value));
	return type !== "PLAIN" || needsQuotes ? JSON.stringify(value) : plain;
}

const fieldOf = (maps: Node[], key: string) =>
	maps.flatMap((map) => (isMap(map) ? ((map.get(key, true) as Node | undefined) ?? []) : []));
const entriesOf = (lists: Node[]) => lists.flatMap((list) => (isSeq(list) ? (list.items as Node[]) : []));

function flowText(value: unknown, like: Node[]): string {
	if (Array.isArray(value)) return `[${value.map((entry) => flowText(entry, entriesOf(like))).join(", ")}]`;
	if (!isObject(value)) return scalarText(value, true, like);
	const fields = Object.entries(value).map(([key, child]) => `${key}: ${flowText(child, fieldOf(like, key))}`);
	return `{ ${fields.join(", ")} }`;
}

/** The text of a new value at a column, in the style of its siblings. */
function newText(value: unknown, column: number, like: Node[]): string {
	const [sibling] = like;
	if (typeof value !== "object" || value === null) return scalarText(value, false, like);
	if (isFlow(sibling) || (!sibling && Array.isArray(value) && !value.some(isObject))) return flowText(value, like);
	if (Array.isArray(value)) {
		const entries = value.map((entry) => `- ${newText(entry, column + 2, entriesOf(like))}`);
		return entries.join(newLine(column));
	}
	return Object.entries(value)
		.map(([key, child]) => newField(key, child, column, fieldOf(like, key)))
		.join(newLine(column));
}

function newField(key: string, value: unknown, column: number, like: Node[]): string {
	const text = newText(value, column + 2, like);
	const isBlock = typeof value === "object" && value !== null && !/^[[{]/.test(text);
	return isBlock ? `${key}:${newLine(column + 2)}${text}` : `${key}: ${text}`;
}

/** Where the text of a field's value starts. A block starts after the line of its key, so that it has the comments above it. */
function fieldStart(text: string, key: Node, value: Node): number {
	const isBlock = isCollection(value) && !isFlow(value);
	return isBlock ? lineEnd(text, endOf(text, key)) : startOf(value);
}

function updatedMap(text: string, map: YAMLMap, value: Record<string, unknown>, from: number): string {
	const column = columnOf(text, map);
	const names = map.items.map(({ key }) => String(isScalar(key) ? key.value : key));
	let end = from;
	const fields = new Map<string, string>();
	for (const [index, node] of childrenOf(map).entries()) {
		const name = names[index] ?? "";
		const start = end;
		const valueStart = fieldStart(text, map.items[index]?.key as Node, node);
		end = lineEnd(text, endOf(text, node));
		if (!(name in value)) continue;
		const after = text.slice(endOf(text, node), end);
		fields.set(name, text.slice(start, valueStart) + updated(text, node, value[name], valueStart) + after);
	}
	const order = [...fields.keys()];
	Object.keys(value).forEach((name, index, all) => {
		if (fields.has(name)) return;
		fields.set(name, newLine(column) + newField(name, value[name], column, []));
		order.splice(order.indexOf(all[index - 1] ?? "") + 1, 0, name);
	});
	return order.map((name) => fields.get(name)).join("");
}

function updatedList(text: string, list: YAMLSeq, value: unknown[], from: number): string {
	const column = columnOf(text, list);
	const nodes = childrenOf(list);
	// The text of an entry starts with the comments above it.
	const starts = nodes.map((_, index) => (index === 0 ? from : lineEnd(text, endOf(text, nodes[index - 1] as Node))));
	const matches = matchEntries(list.toJSON() as unknown[], value);
	return value
		.map((entry, index) => {
			const match = matches[index] ?? -1;
			const node = nodes[match];
			if (!node) return `${newLine(column)}- ${newText(entry, column + 2, nodes)}`;
			const after = text.slice(endOf(text, node), lineEnd(text, endOf(text, node)));
			return text.slice(starts[match], startOf(node)) + updated(text, node, entry) + after;
		})
		.join("");
}

/** The text from an offset to the end of a node, with another value. */
function updated(text: string, node: Node, value: unknown, from = startOf(node)): string {
	if (isSame(node.toJS(noAliases), value)) return text.slice(from, endOf(text, node));
	if (isFlow(node)) return flowText(value, [node]);
	if (isScalar(node)) return scalarText(value, false, [node]);
	const isInLine = from === startOf(node);
	if (isMap(node) && isObject(value)) {
		const [first] = node.items;
		// The first field of an entry shares its line with the dash.
		if (isInLine && !(String(first?.key) in value)) return newText(value, columnOf(text, node), [node]);
		return updatedMap(text, node, value, from);
	}
	if (isSeq(node) && Array.isArray(value) && !isInLine) return updatedList(text, node, value, from);
	const column = columnOf(text, node);
	return (isInLine ? "" : newLine(column)) + newText(value, column, [node]);
}

/** A YAML text with another value. Comments, order, quotes and everything that has not changed stay. */
export function updateYaml(text: string, value: unknown): string {
	const { contents } = parseDocument(text);
	if (!contents) return stringify(value);
	return text.slice(0, startOf(contents)) + updated(text, contents, value) + text.slice(endOf(text, contents));
}
