import { applyPatch, structuredPatch } from "diff";
import { type Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument, Scalar } from "yaml";
import { isObject } from "../../../content-model/check/parsed-file";
import { isPlainString } from "../../../content-model/check/yaml-source";
import { nameOf } from "./merge-values";

const fieldsOf = (maps: Node[], key: unknown) =>
	maps.flatMap((map) => (isMap(map) ? ((map.get(key, true) as Node | undefined) ?? []) : []));
const entriesOf = (lists: Node[]) => lists.flatMap((list) => (isSeq(list) ? (list.items as Node[]) : []));

/** Puts a string in quotes that the build would read as another value, such as 2026-11-25. */
function quoteIfNeeded(scalar: Scalar): void {
	const isQuoted = scalar.type === Scalar.QUOTE_DOUBLE || scalar.type === Scalar.QUOTE_SINGLE;
	if (typeof scalar.value !== "string" || isQuoted || isPlainString(scalar.value)) return;
	scalar.type = Scalar.QUOTE_DOUBLE;
}

/** Gives a new value the style of its siblings: in one line or several, with or without quotes. */
function copyStyle(node: unknown, siblings: Node[]): void {
	const [sibling] = siblings;
	if (isScalar(node) && isScalar(sibling) && typeof sibling.value === "string") node.type = sibling.type;
	if (isScalar(node)) quoteIfNeeded(node);
	if (!isCollection(node)) return;
	node.flow = isCollection(sibling) ? sibling.flow : isSeq(node) && node.items.every(isScalar);
	if (isSeq(node)) for (const entry of node.items) copyStyle(entry, entriesOf(siblings));
	if (isMap(node)) for (const { key, value } of node.items) copyStyle(value, fieldsOf(siblings, key));
}

function newNode(document: Document, value: unknown, siblings: Node[]): Node {
	const node = document.createNode(value) as Node;
	copyStyle(node, siblings);
	return node;
}

/** Finds the node of each entry: by name, or by position if the list has the same length. */
function matchEntries(document: Document, nodes: Node[], entries: unknown[]): (Node | undefined)[] {
	const free = new Set(nodes);
	const take = (node: Node | undefined) => (node && free.delete(node) ? node : undefined);
	const named = entries.map((entry) => take([...free].find((node) => nameOf(node.toJS(document)) === nameOf(entry))));
	// An entry whose id has changed. If the length differs, it may be a new entry.
	return named.map((node, index) => node ?? (nodes.length === entries.length ? take(nodes[index]) : undefined));
}

function updateList(document: Document, list: Node, value: unknown[]): Node[] {
	const nodes = entriesOf([list]);
	// The parser assigns a comment above the first entry to the list.
	if (nodes[0]) nodes[0].commentBefore ??= list.commentBefore;
	list.commentBefore = undefined;
	const matches = matchEntries(document, nodes, value);
	// Empty lines stay at their positions: one above the first entry would contain spaces.
	const spaces = nodes.map(({ spaceBefore }) => spaceBefore === true);
	return value.map((entry, index) => {
		const match = matches[index];
		const node = match ? updated(document, match, entry) : newNode(document, entry, nodes);
		node.spaceBefore = spaces[index] ?? spaces.at(-1);
		return node;
	});
}

/** Changes the value of a node. Keeps comments and style. */
function updated(document: Document, node: Node, value: unknown): Node {
	if (isScalar(node) && !isObject(value) && !Array.isArray(value)) {
		if (node.value === value) return node;
		node.value = value;
		quoteIfNeeded(node);
	} else if (isSeq(node) && Array.isArray(value)) node.items = updateList(document, node, value);
	else if (isMap(node) && isObject(value)) {
		for (const [key, child] of Object.entries(node.toJSON())) {
			// A form has no value for a switch that is off.
			if (!(key in value) && child !== false) node.delete(key);
		}
		let previous = -1;
		for (const [key, child] of Object.entries(value)) {
			const [field] = fieldsOf([node], key);
			if (field) node.set(key, updated(document, field, child));
			else node.items.splice(previous + 1, 0, document.createPair(key, newNode(document, child, [])));
			previous = node.items.findIndex((pair) => String(pair.key) === key);
		}
	} else return newNode(document, value, []);
	return node;
}

function print(document: Document, text: string): string {
	const indent = /^ +/m.exec(text)?.[0].length ?? 2;
	const indentSeq = !/^( *)[^\s-].*:\n\1- /m.test(text);
	const printed = document.toString({ lineWidth: 0, indent, indentSeq });
	// The library has only one padding option for `[a, b]` and `{ a: b }`.
	return printed.replace(/(?<=: |- )\[ (.*) \]$/gm, "[$1]");
}

/** The number of equal lines that a patch requires around a change; 0 if the library has removed empty lines there. */
const contextLines = 4;

const isSameLine = (_: number, line = "", __: string, other: string): boolean =>
	line.replace(/\s/g, "") === other.replace(/\s/g, "");

/** Changes the value of a YAML file. Keeps comments, order, quotes, and all lines that have not changed. */
export function updateYaml(text: string, value: unknown): string {
	const document: Document = parseDocument(text);
	const before = print(document, text);
	document.contents = document.contents ? updated(document, document.contents, value) : newNode(document, value, []);
	const after = print(document, text);
	const json = JSON.stringify(parseDocument(after));
	// The library normalizes spaces and empty lines of the whole file. A patch changes only the edited lines.
	const patched = [contextLines, 0].map((context) => {
		const patch = structuredPatch("", "", before, after, "", "", { context });
		return applyPatch(text, patch, { compareLine: isSameLine });
	});
	// The indentation of edited lines may not match that of the others. Then the value differs.
	const isSame = (result: string | false): result is string => {
		const document = parseDocument(result || "");
		return document.errors.length === 0 && JSON.stringify(document) === json;
	};
	return patched.find(isSame) ?? after;
}
