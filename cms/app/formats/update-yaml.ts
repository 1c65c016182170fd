import { diffArrays } from "diff";
import {
	type Document,
	isCollection,
	isMap,
	isNode,
	isScalar,
	isSeq,
	type Node,
	parseDocument,
	visit,
	YAMLMap,
	YAMLSeq,
} from "yaml";
import { isObject, matchEntries } from "./match-entries";

const fieldsOf = (maps: Node[], key: unknown) =>
	maps.flatMap((map) => (isMap(map) ? ((map.get(key, true) as Node | undefined) ?? []) : []));
const entriesOf = (lists: Node[]) => lists.flatMap((list) => (isSeq(list) ? (list.items as Node[]) : []));

/** Gives a new value the style of its siblings: in one line or several, with or without quotes. */
function copyStyle(node: unknown, siblings: Node[]): void {
	const [sibling] = siblings;
	if (isScalar(node) && isScalar(sibling) && typeof sibling.value === "string") node.type = sibling.type;
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

/** A node with another value. Comments and style stay. */
function updated(document: Document, node: Node, value: unknown): Node {
	if (isScalar(node) && !isObject(value) && !Array.isArray(value)) node.value = value;
	else if (isSeq(node) && Array.isArray(value)) {
		const entries = entriesOf([node]);
		const matches = matchEntries(node.toJSON() as unknown[], value);
		node.items = value.map((entry, index) => {
			const match = entries[matches[index] ?? -1];
			return match ? updated(document, match, entry) : newNode(document, entry, entries);
		});
		// Empty lines belong to a position: one above the first entry would contain spaces.
		const spaces = entries.map(({ spaceBefore }) => spaceBefore === true);
		for (const [index, entry] of entriesOf([node]).entries()) entry.spaceBefore = spaces[index] ?? spaces.at(-1);
	} else if (isMap(node) && isObject(value)) {
		for (const key of Object.keys(node.toJSON())) {
			const field = node.get(key, true);
			// A form has no value for a switch that is off.
			if (isScalar(field) && typeof field.value === "boolean") field.value = value[key] === true;
			else if (!(key in value)) node.delete(key);
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

/** Prints lists in one line as `[a, b]` and objects as `{ a: b }`: the library has one option for both. */
function setPadding(node: YAMLMap | YAMLSeq): void {
	const { prototype } = isSeq(node) ? YAMLSeq : YAMLMap;
	const flowCollectionPadding = isSeq(node) ? "" : " ";
	node.toString = (context, ...callbacks) =>
		prototype.toString.call(node, context && { ...context, flowCollectionPadding }, ...callbacks);
}

/** The text of a document, indented as its file. */
function print(document: Document, text: string): string {
	visit(document, { Collection: (_, node) => setPadding(node) });
	const indent = /^ +/m.exec(text)?.[0].length ?? 2;
	const indentSeq = !/^( *)[^\s-].*:\n\1- /m.test(text);
	return document.toString({ lineWidth: 0, indent, indentSeq });
}

/** A comment above a list becomes one of its first entry. */
function moveComments(document: Document): void {
	visit(document, {
		Seq(_, list) {
			const [first] = list.items;
			if (!isNode(first) || !list.commentBefore) return;
			first.commentBefore = list.commentBefore;
			list.commentBefore = undefined;
		},
	});
}

/** The lines of a text that each line of its normalized form stands for. */
function originalLines(text: string, normalized: string[]): string[][] {
	const withoutSpaces = (line: string) => line.replace(/\s/g, "");
	const comparator = (a: string, b: string) => withoutSpaces(a) === withoutSpaces(b);
	const lines = text.split("\n");
	const groups = normalized.map((): string[] => []);
	let index = 0;
	for (const { added, removed, value } of diffArrays(lines, normalized, { comparator })) {
		const originals = added ? [] : lines.splice(0, value.length);
		for (const line of originals) groups[removed ? Math.min(index, groups.length - 1) : index++]?.push(line);
		if (added) index += value.length;
	}
	return groups;
}

/** The library normalizes spaces and empty lines. Here, lines that do not change stay as they are. */
function withOriginalLines(text: string, before: string, after: string): string {
	const normalized = before.split("\n");
	const groups = originalLines(text, normalized);
	const lines = diffArrays(normalized, after.split("\n")).flatMap(({ added, removed, value }) => {
		if (added) return value;
		const unchanged = groups.splice(0, value.length).flat();
		return removed ? [] : unchanged;
	});
	const result = parseDocument(lines.join("\n"));
	// Changed lines may be indented in another way.
	const isSame = result.errors.length === 0 && JSON.stringify(result) === JSON.stringify(parseDocument(after));
	return isSame ? lines.join("\n") : after;
}

/** A YAML text with another value. Comments, order, quotes and everything that has not changed stay. */
export function updateYaml(text: string, value: unknown): string {
	const document: Document = parseDocument(text);
	moveComments(document);
	const before = print(document, text);
	document.contents = document.contents ? updated(document, document.contents, value) : newNode(document, value, []);
	return withOriginalLines(text, before, print(document, text));
}
