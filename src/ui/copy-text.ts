/** Puts a text on the clipboard. @returns whether the browser allowed it */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/**
 * Where the clipboard is refused: selects the element's text, so that the visitor can copy it, and asks the browser to,
 * which some still do.
 * @returns whether it did
 */
export function copySelected(element: HTMLElement): boolean {
	document.getSelection()?.selectAllChildren(element);
	try {
		return document.execCommand("copy");
	} catch {
		return false;
	}
}
