/** Decodes a part of a URL; undefined if it is malformed. */
export function decodeUrl(text: string): string | undefined {
	try {
		return decodeURIComponent(text);
	} catch {
		return undefined;
	}
}

/** The beginning of a text, without half of a surrogate pair at its end. */
export function truncate(text: string, maxLength: number): string {
	return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}

/** Truncates a text between words, to at most `maxLength` characters. */
export function excerpt(text: string, maxLength: number): string {
	const characters = [...text];
	if (characters.length <= maxLength) return text;
	const start = characters.slice(0, maxLength).join("");
	const cut = /\s/.test(start) ? start.replace(/\s+\S*$/, "") : characters.slice(0, maxLength - 1).join("");
	return `${cut.replace(/[\s\p{P}]+$/u, "")}…`;
}

/** The maximum length of a teaser in characters, more than fits on a card. */
export const teaserLength = 320;

/** The beginning of the text of a description. */
export function toTeaser(text: string): string {
	return text.length > teaserLength ? `${truncate(text, teaserLength)}…` : text;
}

/** Leaves at most 8 combining marks in a row, enough for every script. Browsers take quadratic time to lay out a letter with its marks. */
export const limitMarks = (text: string): string => text.replace(/(\p{M}{8})\p{M}+/gu, "$1");

/** The lines of a text, each with its line break. */
export const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];
