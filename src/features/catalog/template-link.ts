import { decodeUrl } from "../../lib/text";

/**
 * The escapes of an id in a path have this character in place of %, because Gatsby decodes paths several times. The path is then
 * safe for servers, file systems and sitemaps, too.
 */
const escapeSign = "~";

/** What `encodeURIComponent` leaves as it is, besides letters, digits, _ and -. */
const marks = /[.!~*'()]/g;

const encodeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;

/** The path of a template's page: `a/b` is `/template/a~2Fb/`. */
export function templatePagePath(id: string): string {
	const encoded = encodeURIComponent(id).replace(marks, encodeMark);
	return `/template/${encoded.replaceAll("%", escapeSign)}/`;
}

/** Letters and digits that the pictures' fonts contain. */
const drawable = /[0-9a-zа-яё]/i;

/**
 * The path of a template's picture for shared links; undefined if the fonts can draw nothing of its title. In lower case,
 * because names that differ in case only are one file on macOS and Windows.
 */
export function templatePicture(id: string, title: string): string | undefined {
	return drawable.test(title) ? `/share${templatePagePath(id).slice(0, -1).toLowerCase()}.jpg` : undefined;
}

/** The id of the template whose page has that route parameter. */
export function templateIdOf(parameter: string): string {
	return decodeUrl(parameter.replaceAll(escapeSign, "%")) ?? parameter;
}

/** The id of the template that a page shows: its prerendered one, or that of the route parameter. */
export function shownTemplateId(prerendered?: { id: string } | null, parameter?: string): string | undefined {
	return prerendered?.id ?? (parameter === undefined ? undefined : templateIdOf(parameter));
}
