/** A key as words: `metaTitle` → "Meta title", `about-us` → "About us". */
export function words(key: string): string {
	const text = key
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/[-_]/g, " ")
		.toLowerCase();
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A hint as it is: the CMS would take `<id>` for a tag. */
export const plainHint = (text: string): string => text.replaceAll("<", "&lt;");
