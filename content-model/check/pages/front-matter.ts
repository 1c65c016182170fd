import type { OffsetError } from "../content-error";

const pattern = /^---[ \t]*\r?\n((?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/;

/** The parts of a Markdown file with fields. Undefined if it does not start with `---`, fields and `---`. */
export function splitPage(text: string): { fields: string; body: string; bodyOffset: number } | undefined {
	const match = pattern.exec(text);
	if (!match) return undefined;
	const [head, yaml = ""] = match;
	// The first line becomes a comment, so that the fields keep their positions.
	const fields = head.slice(0, head.indexOf(yaml, 3)).replace("---", "#--") + yaml;
	return { fields, body: text.slice(head.length), bodyOffset: head.length };
}

/** YAML takes what follows ` #` for a comment, and `title: Stories #1` would lose its end. Other files have no prose. */
export const commentErrors = (fields: string): OffsetError[] =>
	[...fields.matchAll(/(?<=^\w+:[ \t]+(?![ \t"'[{#])\S.*?\s)#/gm)].map(({ index }) => ({
		offset: index,
		code: "cutByComment",
	}));
