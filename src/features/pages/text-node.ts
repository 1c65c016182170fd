/** A part of a text in Markdown: plain text, or an element with React's names of properties. `Link` is a link inside the site. */
export type TextNode = string | { tag: string; props?: Record<string, unknown>; children?: readonly TextNode[] };
