const tags =
	/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;

/** What keeps a text from being an icon: broken markup, another root than `svg`, or no `viewBox` to scale by. */
export function svgMistake(text: string): string | undefined {
	const open: string[] = [];
	let root: { name: string; attributes: string } | undefined;
	for (const [whole, closing, name, attributes = "", selfClosing] of text.matchAll(tags)) {
		if (whole === "<") return "is broken SVG: a < starts no tag";
		if (name === undefined) continue;
		if (closing && open.pop() !== name) return `is broken SVG: </${name}> closes nothing`;
		if (closing) continue;
		root ??= { name, attributes };
		if (!selfClosing) open.push(name);
	}
	if (root?.name !== "svg") return "is not an SVG";
	if (open.length > 0) return `is broken SVG: <${open.at(-1)}> is not closed`;
	if (!/\bviewBox\s*=\s*["']\s*(-?[\d.]+[\s,]+){3}-?[\d.]+\s*["']/.test(root.attributes)) {
		return 'needs a viewBox, such as viewBox="0 0 24 24"';
	}
	return undefined;
}
