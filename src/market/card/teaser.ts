import { plainText } from "./plain-text";

/** More characters than the lines of a card hold: the rest would be laid out for nothing. */
const enough = 320;

/** How much HTML is read at first, and at most: a picture written out in it can fill pages before the first word. */
const first = 4_096;
const most = 64 * first;

/** The beginning of a description as text. Of a long one no more is read than a card can show. */
export function teaserOf(html: string): string {
	let read = first;
	let text = plainText(html.slice(0, read));
	while (text.length < enough && read < html.length && read < most) {
		read *= 8;
		text = plainText(html.slice(0, read));
	}
	return text.length > enough ? `${text.slice(0, enough)}…` : text;
}
