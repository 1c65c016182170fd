import { graphql } from "gatsby";
import { createElement, type ReactNode } from "react";
import { Picture } from "../../components/picture/picture";
import { Link, type LinkProps } from "../../i18n/link";
import * as styles from "./text.module.css";
import "../../styles/code.css";

export const query = graphql`
	fragment PageText on ContentPage {
		name
		path
		title
		text
		pictures {
			relativePath
			childImageSharp {
				gatsbyImageData(
					width: 680
					breakpoints: [400, 680, 960, 1360]
					sizes: "(min-width: 45rem) 40rem, 94vw"
					formats: [WEBP]
					placeholder: NONE
				)
			}
		}
	}
`;

/** A part of a text, as `gatsby/page-elements.ts` makes it from Markdown: plain text, or an element. */
type TextNode = string | { tag: string; props?: Record<string, unknown>; children?: readonly TextNode[] };

export type TextProps = {
	page: Queries.PageTextFragment;
	/** Whether the text is a section of another page. Its headings are one level lower, and no links. */
	isSection?: boolean;
};

const isLink = (node: TextNode): boolean => typeof node !== "string" && ["a", "Link"].includes(node.tag);

/** A text from Markdown. */
export function Text({ page, isSection = false }: TextProps) {
	function toElement(node: TextNode): ReactNode {
		if (typeof node === "string") return node;
		const { tag, props = {}, children = [] } = node;
		if (tag === "img") {
			const picture = page.pictures.find(({ relativePath }) => props.src === `/${relativePath}`);
			return picture && <Picture wide={picture} alt={String(props.alt)} />;
		}
		const content = children.map(toElement);
		if (tag === "Link") return createElement(Link, props as LinkProps, ...content);
		const level = Number(/^h(\d)$/.exec(tag)?.[1]);
		if (level && isSection) return createElement(`h${level + 1}`, null, ...content);
		// A link cannot contain another one.
		if (!level || children.some(isLink)) return createElement(tag, props, ...content);
		return createElement(tag, props, createElement(Link, { to: `${page.path}#${String(props.id)}` }, ...content));
	}

	const nodes = page.text as unknown as readonly TextNode[];
	return createElement("div", { className: styles.text }, ...nodes.map(toElement));
}
