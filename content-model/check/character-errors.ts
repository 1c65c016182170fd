import { invisibleError, placeIn } from "../schemas/characters";

/** Marks of other formats, which visitors would see as they are. `fix` is the way out. */
const foreignMarks: { pattern: RegExp; name: string; fix: string }[] = [
	{ pattern: /\\(?:[nrt"'\\/]|u[\dA-Fa-f]{4})/, name: "an escape", fix: "remove it" },
	{
		pattern: /&(?:[A-Za-z][A-Za-z\d]+|#\d+|#x[\dA-Fa-f]+);/,
		name: "an HTML entity",
		fix: "write the character itself",
	},
	{ pattern: /<[A-Za-z][\w-]*\s+(?:[\w-]+\s+)*[\w-]+\s*=[^<>]*>|<!--/, name: "HTML", fix: "remove it" },
	{ pattern: /(?<!\/)\*\*(?!\/)|\[[^[\]]+\]\([^()]+\)/, name: "Markdown", fix: "remove it" },
];

/** Reports what no text needs: invisible characters, and marks of HTML, Markdown and programming languages. */
export function characterErrors(text: string): string[] {
	const errors: string[] = [];
	const invisible = invisibleError(text);
	if (invisible) errors.push(invisible);
	for (const { pattern, name, fix } of foreignMarks) {
		const match = pattern.exec(text);
		if (!match) continue;
		const [found] = match;
		errors.push(`has ${name}, ${found}, ${placeIn(text, match.index, found.length)}: ${fix}`);
	}
	return errors;
}
