/** What an id in an address starts with if it stands there in hexadecimal. */
const mark = "~";

/** Gatsby's router decodes addresses more than once: signs that mean something in them would not come back as they were. */
const unsafe = /[%/?#\\~\p{Cc}\p{Cs}]|^\.{1,2}$/u;

/** The page of a template: its id as it is, where an address can hold that, else the id's bytes in hexadecimal. */
export function templatePagePath(id: string): string {
	if (!unsafe.test(id)) return `/template/${encodeURIComponent(id)}/`;
	const bytes = [...new TextEncoder().encode(id)];
	return `/template/${mark}${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}/`;
}

/** The id of the template whose page has that parameter in its address. */
export function templateIdOf(parameter: string): string {
	const digits = parameter
		.slice(mark.length)
		.match(/^([0-9a-f]{2})+$/)?.[0]
		.match(/../g);
	if (!parameter.startsWith(mark) || !digits) return parameter;
	return new TextDecoder().decode(Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16)));
}
