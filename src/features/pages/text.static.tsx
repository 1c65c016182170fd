import { graphql } from "gatsby";
import { createElement, Fragment, type ReactNode } from "react";
import { Picture } from "../../components/picture/picture";
import type { LanguageCode } from "../../i18n/languages";
import { Link } from "../../i18n/link";
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
export function Text({ page: { text, path, pictures }, isSection = false }: TextProps) {
	function heading(level: number, id: string, children: readonly TextNode[]): ReactNode {
		const content = render(children);
		if (isSection) return createElement(`h${level + 1}`, null, content);
		// A link cannot contain another one.
		const linked = children.some(isLink) ? content : <Link to={`${path}#${id}`}>{content}</Link>;
		return createElement(`h${level}`, { id }, linked);
	}

	function element(tag: string, props: Record<string, unknown>, children: readonly TextNode[]): ReactNode {
		const level = /^h(\d)$/.exec(tag)?.[1];
		if (level) return heading(Number(level), String(props.id), children);
		if (tag === "img") {
			const picture = pictures.find(({ relativePath }) => props.src === `/${relativePath}`);
			return picture && <Picture wide={picture} alt={String(props.alt)} />;
		}
		if (tag === "Link") {
			return (
				<Link to={String(props.to)} language={props.language as LanguageCode | undefined}>
					{render(children)}
				</Link>
			);
		}
		return createElement(tag, props, children.length > 0 ? render(children) : undefined);
	}

	const render = (nodes: readonly TextNode[]): ReactNode =>
		nodes.map((node, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
			<Fragment key={index}>
				{typeof node === "string" ? node : element(node.tag, node.props ?? {}, node.children ?? [])}
			</Fragment>
		));

	return <div className={styles.text}>{render(text as unknown as readonly TextNode[])}</div>;
}
