import type { ProseNode } from "../src/features/pages/prose";

/** An element of prose. */
export type ProseElement = Exclude<ProseNode, string>;

const isElement = (node: ProseNode | undefined): node is ProseElement => typeof node === "object";

const partsOf = (node: ProseNode | undefined): readonly ProseNode[] => (isElement(node) ? (node.children ?? []) : []);

const textIn = (node: ProseNode): string => (isElement(node) ? partsOf(node).map(textIn).join("") : node);

const isLink = ({ tag }: ProseElement): boolean => tag === "a" || tag === "Link";

/** The elements of a line with nothing but spaces and line breaks between them; none of other lines. */
function elementsOf(line: readonly ProseNode[]): ProseElement[] {
	const parts = line.filter((part) => (isElement(part) ? part.tag !== "br" : part.trim() !== ""));
	return parts.every(isElement) ? parts : [];
}

/** The element that another one consists of. */
function contentOf(element: ProseElement): ProseElement | undefined {
	const [content, ...others] = elementsOf(partsOf(element));
	return others.length === 0 ? content : undefined;
}

/** A picture, or a link with one. */
const isPicture = (element: ProseElement): boolean => (isLink(element) ? contentOf(element) : element)?.tag === "img";

/** A picture that is a line of its own is a figure, whose title is the caption. Several are a row of small ones. */
export function pictures(line: readonly ProseNode[]): ProseElement | undefined {
	const parts = elementsOf(line);
	const [picture, ...others] = parts;
	if (!picture || !parts.every(isPicture)) return undefined;
	if (others.length > 0 || isLink(picture)) return { tag: "p", props: { "data-block": "pictures" }, children: parts };
	const caption = picture.props?.title;
	const captions = caption ? [{ tag: "figcaption", children: [String(caption)] }] : [];
	return { tag: "figure", children: [{ ...picture, tag: "Picture" }, ...captions] };
}

/** Bold links that are a line of their own are buttons. The first one stands out. */
export function buttons(line: readonly ProseNode[]): ProseElement | undefined {
	const parts = elementsOf(line);
	const links = parts.map((part) => (part.tag === "strong" ? contentOf(part) : undefined));
	const shown = links.filter((link) => link !== undefined && isLink(link));
	if (shown.length === 0 || shown.length < parts.length) return undefined;
	const children = shown.map((link, index) => {
		const variant = index === 0 ? "primary" : "secondary";
		return { ...link, props: { ...link?.props, variant } } as ProseElement;
	});
	return { tag: "p", props: { "data-block": "buttons" }, children };
}

/** A quote whose last paragraph starts with a dash: this names the author. */
export function quotation(quote: ProseElement): ProseElement {
	const words = partsOf(quote).slice(0, -1);
	const [first, ...others] = partsOf(partsOf(quote).at(-1));
	if (words.length === 0 || typeof first !== "string" || !/^—\s/.test(first)) return quote;
	const author = [first.replace(/^—\s+/, ""), ...others].filter((part) => part !== "");
	return {
		tag: "figure",
		props: { "data-block": "quote" },
		children: [
			{ ...quote, children: words },
			{ tag: "figcaption", children: author },
		],
	};
}

const isBlock = (node: ProseNode | undefined, name: string): node is ProseElement =>
	isElement(node) && node.props?.["data-block"] === name;

/** Quotes with authors that follow each other are one block, which has columns where it is wide enough. */
export function withQuotes(nodes: readonly ProseNode[]): ProseNode[] {
	const grouped: ProseNode[] = [];
	for (const node of nodes) {
		if (!isBlock(node, "quote")) {
			grouped.push(node);
			continue;
		}
		const last = grouped.at(-1);
		const others = isBlock(last, "quotes") ? partsOf(grouped.pop()) : [];
		grouped.push({ tag: "div", props: { "data-block": "quotes" }, children: [...others, node] });
	}
	return grouped;
}

/** A cell with the name of its column, which phones show beside it. */
function withLabel(cell: ProseNode, label: string): ProseNode {
	return isElement(cell) && cell.tag === "td" ? { ...cell, props: { ...cell.props, "data-label": label } } : cell;
}

/** The cells of a row. If the first cell of the table is empty, the first one of each row is its heading. */
function withRowHeading(row: ProseNode, names: string[]): ProseNode {
	const [first, ...cells] = partsOf(row);
	if (!isElement(row) || !isElement(first)) return row;
	const heading = first.tag === "th" ? { tag: "td" } : { ...first, tag: "th", props: { scope: "row" } };
	return { ...row, children: [heading, ...cells.map((cell, index) => withLabel(cell, names[index + 1] ?? ""))] };
}

/** A table that is wider than the screen scrolls, so it is in a group that the keyboard reaches, named by its head. */
export function scrollable(table: ProseElement): ProseElement {
	const [head, ...bodies] = partsOf(table);
	const names = partsOf(partsOf(head)[0]).map(textIn);
	const label = names.filter(Boolean).join(", ");
	const parts = [head, ...bodies].filter(isElement);
	const withHeadings = parts.map((part) => ({
		...part,
		children: partsOf(part).map((row) => withRowHeading(row, names)),
	}));
	const props = { role: "group", tabIndex: 0, "aria-label": label };
	if (names[0] !== "") return { tag: "div", props, children: [table] };
	return {
		tag: "div",
		props: { ...props, "data-labels": true },
		children: [{ ...table, children: withHeadings }],
	};
}
