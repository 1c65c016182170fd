const blockEnds = /<\/(p|div|li|h[1-6]|tr|blockquote|pre)\s*>|<br\s*\/?>/gi;

/** The text of an HTML fragment. It is parsed in a document of its own, in which nothing loads and nothing runs. */
export function plainText(html: string): string {
	const { body } = new DOMParser().parseFromString(html.replace(blockEnds, "$& "), "text/html");
	for (const element of body.querySelectorAll("script, style, template, noscript")) element.remove();
	return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}
