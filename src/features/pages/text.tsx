import { graphql } from "gatsby";
import { type ComponentProps, createElement, type ReactNode } from "react";
import { Picture } from "../../components/picture/picture";
import { ContentLink, Link } from "../../i18n/link";
import { narrowPicture } from "../../lib/narrow-picture";
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
				)
			}
		}
	}
`;

/** A part of a text in Markdown: plain text, or an element with React's names of properties. `Link` is a link inside the site. */
export type TextNode = string | { tag: string; props?: Record<string, unknown>; children?: readonly TextNode[] };

type TextProps = {
	page: Queries.PageTextFragment;
	/** For the text in another page: how many levels lower its headings are. They are no links. */
	headingShift?: number;
};

// GraphQL has no type for JSON.
const nodesOf = (page: Queries.PageTextFragment) => page.text as unknown as readonly TextNode[];

const wordsOf = (node: TextNode): string =>
	typeof node === "string" ? node : (node.children ?? []).map(wordsOf).join("");

/** The main headings of a text, without their formatting. */
export function headingsOf(page: Queries.PageTextFragment): { id: string; title: string }[] {
	return nodesOf(page).flatMap((node) =>
		typeof node === "object" && node.tag === "h2" ? [{ id: String(node.props?.id), title: wordsOf(node) }] : [],
	);
}

function hasLink(node: TextNode): boolean {
	if (typeof node === "string") return false;
	return node.tag === "a" || node.tag === "Link" || (node.children?.some(hasLink) ?? false);
}

/** A text from Markdown. */
export function Text({ page, headingShift = 0 }: TextProps) {
	function toElement(node: TextNode): ReactNode {
		if (typeof node === "string") return node;
		const { tag, props = {}, children = [] } = node;
		if (tag === "img") {
			const named = (name: string) => page.pictures.find(({ relativePath }) => name === `/${relativePath}`);
			const [src, alt] = [String(props.src), String(props.alt)];
			const picture = named(src);
			return picture && <Picture wide={picture} narrow={named(narrowPicture(src))} alt={alt} />;
		}
		const content = children.map(toElement);
		if (tag === "Link") return createElement(ContentLink, props as ComponentProps<typeof ContentLink>, ...content);
		const level = Number(/^h(\d)$/.exec(tag)?.[1]);
		if (level && headingShift > 0) return createElement(`h${Math.min(level + headingShift, 6)}`, null, ...content);
		// A link cannot contain another one.
		if (!level || children.some(hasLink)) return createElement(tag, props, ...content);
		return createElement(tag, props, createElement(Link, { to: `${page.path}#${String(props.id)}` }, ...content));
	}

	return createElement("div", { className: styles.text }, ...nodesOf(page).map(toElement));
}
