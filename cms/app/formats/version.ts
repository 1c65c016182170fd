/**
 * The field of every form with the version of its file. It goes through drafts and their backups, so that a save always
 * knows what its form was opened with. The CMS does not show it, and no file contains it.
 */
export const versionField = "__version";

const hex = (bytes: ArrayBuffer) =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const sha1 = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest("SHA-1", bytes));

/** Identifies a text. The CMS returns texts without the final line break, and with uniform line breaks. */
export const versionOf = (text: string): Promise<string> =>
	sha1(new TextEncoder().encode(text.trim().replace(/\r\n?/g, "\n")));

/** The id that git gives to a file with these bytes. */
export function blobSha(bytes: Uint8Array): Promise<string> {
	const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
	const blob = new Uint8Array(head.length + bytes.length);
	blob.set(head);
	blob.set(bytes, head.length);
	return sha1(blob);
}
