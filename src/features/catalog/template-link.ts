/** The prefix of an id in hexadecimal. */
const hexPrefix = "~";

/** Ids that are safe in a path, a file name and a sitemap on every server. */
const plainId = /^[\w-]+$/;

/** The path of a template's page. An id with other characters is written as its UTF-8 bytes in hexadecimal. */
export function templatePagePath(id: string): string {
	if (plainId.test(id)) return `/template/${id}/`;
	const bytes = [...new TextEncoder().encode(id)];
	return `/template/${hexPrefix}${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}/`;
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
	const digits = parameter
		.slice(hexPrefix.length)
		.match(/^([0-9a-f]{2})+$/)?.[0]
		.match(/../g);
	if (!parameter.startsWith(hexPrefix) || !digits) return parameter;
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
		Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16)),
	);
}
