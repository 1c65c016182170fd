/**
 * The field of every form with the version of its file. It goes through drafts and their backups, so that a save always
 * knows what its form was opened with. The CMS does not show it, and no file contains it.
 */
export const versionField = "__version";

/** Identifies a text. The CMS returns texts without the final line break, and with uniform line breaks. */
export async function versionOf(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text.trim().replace(/\r\n?/g, "\n"));
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
