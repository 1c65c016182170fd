import { blocks } from "../../card/plain-text";

const unread = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const block = new RegExp(`</?(?:${blocks.replaceAll(", ", "|")})\\b[^>]*>`, "gi");
const tag = /<[/!?a-z][^>]*>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function character(_: string, decimal?: string, hexadecimal?: string, name?: string): string {
	if (name) return named[name.toLowerCase()] ?? " ";
	const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
	return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}

/** The text of an HTML fragment for the index. A worker has no DOM, and what is found here is compared and never shown. */
export function htmlText(html: string): string {
	const text = html.includes("<") ? html.replace(unread, " ").replace(block, " ").replace(tag, "") : html;
	return text.includes("&") ? text.replace(entity, character) : text;
}
