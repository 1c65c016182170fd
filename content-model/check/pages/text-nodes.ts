import type { TextError } from "../content-error";

/** A part of a page's text: plain text, or an element with React's names of properties. */
export type TextNode = string | TextElement;
export type TextElement = {
	/** The name of an HTML element, `Link` for a link inside the site, or `Picture`. */
	tag: string;
	props?: Record<string, string | number>;
	children?: TextNode[];
};

/** The address of a link or a picture, at an offset of the text. */
export type Reference = { offset: number; value: string };

export type PageText = {
	nodes: TextNode[];
	/** Inside the site: `/about/`, `#history`. */
	links: Reference[];
	externalLinks: Reference[];
	/** In the order of the `index` of the elements `Picture`. */
	pictures: Reference[];
	/** The ids of the headings. */
	ids: string[];
	errors: TextError[];
};

/** The text without its elements. */
export function plainText(nodes: TextNode[] = []): string {
	return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");
}

/** `%D0%B8` in an address becomes `и`. */
export function decoded(address: string): string {
	try {
		return decodeURI(address);
	} catch {
		return address;
	}
}
