import { graphql } from "gatsby";
import { type ComponentProps, createElement, Fragment, type ReactNode } from "react";
import { buttonClass } from "../../components/button/button";
import { classNames } from "../../components/class-names";
import { Picture } from "../../components/picture/picture";
import { ContentLink, Link } from "../../i18n/link";
import { narrowPicture } from "../../lib/narrow-picture";
import * as styles from "./prose.module.css";
import "../../styles/code.css";

export const query = graphql`
	fragment PageProse on ContentPage {
		name
		path
		title
		prose
		pictures {
			relativePath
			childImageSharp {
				gatsbyImageData(
					width: 680
					breakpoints: [400, 680, 960, 1360]
					sizes: "(min-width: 45rem) 40rem, 94vw"
				)
				small: gatsbyImageData(layout: FIXED, height: 40)
			}
		}
	}
`;

/**
 * A part of prose: plain text, or an element with React's names of properties. `Link` is a link inside the site,
 * `Picture` one as wide as the prose. A link with a `variant` is a button.
 */
export type ProseNode = string | { tag: string; props?: Record<string, unknown>; children?: readonly ProseNode[] };

type Page = Queries.PageProseFragment;

// GraphQL has no type for JSON.
export const nodesOf = (page: Page) => page.prose as unknown as readonly ProseNode[];

const wordsOf = (node: ProseNode): string =>
	typeof node === "string" ? node : (node.children ?? []).map(wordsOf).join("");

/** The main headings of prose, without their formatting. */
export function headingsOf(page: Page): { id: string; title: string }[] {
	return nodesOf(page).flatMap((node) =>
		typeof node === "object" && node.tag === "h2" ? [{ id: String(node.props?.id), title: wordsOf(node) }] : [],
	);
}

function hasLink(node: ProseNode): boolean {
	if (typeof node === "string") return false;
	return node.tag === "a" || node.tag === "Link" || (node.children?.some(hasLink) ?? false);
}

const pictureNamed = ({ pictures }: Page, name: string) =>
	pictures.find(({ relativePath }) => name === `/${relativePath}`);

type PagePictureProps = { page: Page; src: string; alt: string };

function PagePicture({ page, src, alt }: PagePictureProps) {
	const picture = pictureNamed(page, src);
	return picture && <Picture wide={picture} narrow={pictureNamed(page, narrowPicture(src))} alt={alt} />;
}

/** A picture in a line or in a row. */
function SmallPicture({ page, src, alt }: PagePictureProps) {
	const image = pictureNamed(page, src)?.childImageSharp?.small;
	if (!image) return null;
	const { src: file, srcSet, sizes } = image.images.fallback ?? {};
	return (
		<img src={file} srcSet={srcSet} sizes={sizes} width={image.width} height={image.height} alt={alt} loading="lazy" />
	);
}

type ProseNodesProps = { page: Page; nodes: readonly ProseNode[]; headingShift?: number };

/** Parts of prose. */
export function ProseNodes({ page, nodes, headingShift = 0 }: ProseNodesProps) {
	function toElement(node: ProseNode): ReactNode {
		if (typeof node === "string") return node;
		const { tag, children = [] } = node;
		const { variant, ...props } = node.props ?? {};
		if (variant) props.className = buttonClass({ variant: variant as "primary" | "secondary" });
		const picture = { page, src: String(props.src), alt: String(props.alt) };
		if (tag === "Picture") return createElement(PagePicture, picture);
		if (tag === "img") return createElement(SmallPicture, picture);
		const content = children.map(toElement);
		if (tag === "Link") return createElement(ContentLink, props as ComponentProps<typeof ContentLink>, ...content);
		const level = Number(/^h(\d)$/.exec(tag)?.[1]);
		if (level && headingShift > 0) return createElement(`h${Math.min(level + headingShift, 6)}`, null, ...content);
		// A link cannot contain another one.
		if (!level || children.some(hasLink)) return createElement(tag, props, ...content);
		return createElement(tag, props, createElement(Link, { to: `${page.path}#${String(props.id)}` }, ...content));
	}

	return createElement(Fragment, null, ...nodes.map(toElement));
}

type ProseProps = {
	page: Page;
	/** A part of the prose; all of it by default. */
	nodes?: readonly ProseNode[];
	/** For prose in another page: how many levels lower its headings are. They are no links. */
	headingShift?: number;
	/** Whether tables and rows of quotes and pictures are as wide as the page. */
	wide?: boolean;
};

/** The prose of a page. */
export function Prose({ page, nodes = nodesOf(page), headingShift, wide }: ProseProps) {
	return (
		<div className={classNames(styles.prose, wide && styles.wide)}>
			<ProseNodes page={page} nodes={nodes} headingShift={headingShift} />
		</div>
	);
}
