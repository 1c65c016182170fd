/** The prefix of an id in hexadecimal. */
const hexPrefix = "~";

/**
 * Unsafe in a path even when percent-encoded: the router decodes paths more than once, and encodes reserved characters
 * again that are encoded already.
 */
const unsafe = /[%/?#\\~;,:@&=+$\p{Cc}\p{Cs}]|^\.{1,2}$/u;

/** The path of a template's page. An id that is unsafe in a path is written as its UTF-8 bytes in hexadecimal. */
export function templatePagePath(id: string): string {
	if (!unsafe.test(id)) return `/template/${encodeURIComponent(id)}/`;
	const bytes = [...new TextEncoder().encode(id)];
	return `/template/${hexPrefix}${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}/`;
}

/** The id of the template whose page has that route parameter. */
export function templateIdOf(parameter: string): string {
	const digits = parameter
		.slice(hexPrefix.length)
		.match(/^([0-9a-f]{2})+$/)?.[0]
		.match(/../g);
	if (!parameter.startsWith(hexPrefix) || !digits) return parameter;
	return new TextDecoder().decode(Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16)));
}
