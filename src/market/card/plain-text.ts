import { inertDocument } from "./inert-document";

/** What a reader sees as ending a line or a cell. */
export const blocks =
	"address, article, aside, blockquote, br, dd, div, dl, dt, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, td, th, tr, ul";

/** The text of an HTML fragment. */
export function plainText(html: string): string {
	const { body } = inertDocument(html);
	for (const element of body.querySelectorAll("script, style, template, noscript")) element.remove();
	for (const element of body.querySelectorAll(blocks)) {
		element.before(" ");
		element.after(" ");
	}
	return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}
