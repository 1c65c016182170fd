/** Decodes a part of a URL; undefined if it is malformed. */
export function decodeUrl(text: string): string | undefined {
	try {
		return decodeURIComponent(text);
	} catch {
		return undefined;
	}
}
