import hljs from "highlight.js/lib/common";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { markdown } from "../content-model/check/pages/markdown";
import type { ProseNode } from "../src/features/pages/prose";
import { buttons, type ProseElement, pictures, quotation, scrollable, withQuotes } from "./page-blocks";

type Props = Record<string, unknown>;

/** Code in a known language has the classes of the highlighter. */
const options: typeof markdown.options = {
	...markdown.options,
	highlight: (code, language) => (hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : ""),
};

/** Of links to other sites. */
const rel = "external noopener";

/** Elements that contain no text of their own. The renderer puts each part of them on a line. */
const containers = /^(?:#document-fragment|blockquote|details|ol|table|tbody|thead|tr|ul)$/;

/** The policy allows no `style` attribute, in which the renderer has the alignment of a cell. */
function propsOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element): Props {
	const props: Props = {};
	for (const { name, value } of attrs) {
		if (name === "class") props.className = value;
		else if (name === "style") props["data-align"] = value.replace("text-align:", "");
		else props[name] = value;
	}
	if (tagName === "th") props.scope = "col";
	// Code scrolls, so the keyboard must reach it.
	if (tagName === "pre") props.tabIndex = 0;
	return props;
}

/**
 * The elements of prose.
 * @param links the properties of the links inside the site, by their addresses
 */
export function pageElements(source: string, links: ReadonlyMap<string, Props>): ProseNode[] {
	function elementOf(node: DefaultTreeAdapterTypes.Element): ProseNode {
		const { tagName: tag } = node;
		const props = propsOf(node);
		const children = childrenOf(node);
		if (tag === "a") {
			const href = String(props.href);
			const link = links.get(href);
			return link ? { tag: "Link", props: link, children } : { tag, props: { href, rel }, children };
		}
		const element: ProseElement = { tag };
		if (Object.keys(props).length > 0) element.props = props;
		if (children.length > 0) element.children = children;
		if (tag === "table") return scrollable(element);
		if (tag === "blockquote") return quotation(element);
		if (tag === "p") return pictures(children) ?? buttons(children) ?? element;
		const inside = /^(?:li|td)$/.test(tag) && pictures(children);
		return inside ? { ...element, children: [inside] } : element;
	}

	function childrenOf(parent: DefaultTreeAdapterTypes.ParentNode): ProseNode[] {
		const children: ProseNode[] = [];
		for (const node of parent.childNodes) {
			if ("tagName" in node) children.push(elementOf(node));
			else if (!containers.test(parent.nodeName)) children.push("value" in node ? node.value : "");
		}
		return withQuotes(children);
	}

	const html = markdown.renderer.render(markdown.parse(source, {}), options, {});
	return childrenOf(parseFragment(html));
}
