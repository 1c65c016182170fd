import { createElement, Fragment, type ReactNode } from "react";
import { type ImageData, SinglePicture } from "../../components/picture/picture";
import type { LanguageCode } from "../../i18n/languages";
import { Link } from "../../i18n/link";
import * as styles from "./text.module.css";
import "../../styles/code.css";

/** A part of a text, as `gatsby/content-pages.ts` makes it from Markdown: plain text, or an element. */
type TextNode = string | { tag: string; props?: Record<string, unknown>; children?: readonly TextNode[] };

export type TextProps = {
	nodes: readonly TextNode[];
	pictures: readonly (ImageData | undefined)[];
	/** The path of the page, to which the links of headings lead. Without it, the text is a section of another page. */
	path?: string;
};

const isLink = (node: TextNode): boolean => typeof node !== "string" && ["a", "Link"].includes(node.tag);

/** A text from Markdown. */
export function Text({ nodes, pictures, path }: TextProps) {
	function heading(level: number, id: string, children: readonly TextNode[]): ReactNode {
		if (path === undefined) return createElement(`h${level + 1}`, null, render(children));
		const content = render(children);
		return createElement(
			`h${level}`,
			{ id },
			// A link cannot contain another one.
			children.some(isLink) ? content : <Link to={`${path}#${id}`}>{content}</Link>,
		);
	}

	function element(tag: string, props: Record<string, unknown>, children: readonly TextNode[]): ReactNode {
		const level = /^h(\d)$/.exec(tag)?.[1];
		if (level) return heading(Number(level), String(props.id), children);
		if (tag === "Picture") return <SinglePicture image={pictures[Number(props.index)]} alt={String(props.alt)} />;
		if (tag === "Link") {
			return (
				<Link to={String(props.to)} language={props.language as LanguageCode | undefined}>
					{render(children)}
				</Link>
			);
		}
		return createElement(tag, props, children.length > 0 ? render(children) : undefined);
	}

	const render = (list: readonly TextNode[]): ReactNode =>
		list.map((node, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
			<Fragment key={index}>
				{typeof node === "string" ? node : element(node.tag, node.props ?? {}, node.children ?? [])}
			</Fragment>
		));

	return <div className={styles.text}>{render(nodes)}</div>;
}
