/** The beginning of a text, cut between words, in at most so many signs. */
export function excerpt(text: string, length: number): string {
	const signs = [...text];
	if (signs.length <= length) return text;
	const start = signs.slice(0, length).join("");
	const cut = /\s/.test(start) ? start.replace(/\s+\S*$/, "") : signs.slice(0, length - 1).join("");
	return `${cut.replace(/[\s\p{P}]+$/u, "")}…`;
}
