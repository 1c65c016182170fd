import type { LabelOf } from "../config/labels";
import { showField } from "./show-field";

/** The CMS stores a draft half a second after the last change. In ms. */
const draftDelay = 600;

export const isFormOpen = (): boolean => /\/(entries|new)\b/.test(window.location.hash);

/** Whether the open form has changes. The save button of the CMS is enabled while there are any. */
export const hasChanges = (): boolean =>
	isFormOpen() && document.querySelector('button[aria-keyshortcuts$="+S"]:not(:disabled)') !== null;

/** Asks whether to leave the open form, whose changes stay as a draft of the CMS. */
async function mayLeave(labelOf: LabelOf): Promise<boolean> {
	if (!hasChanges()) return true;
	if (!window.confirm(labelOf("page.leave"))) return false;
	await new Promise((resolve) => setTimeout(resolve, draftDelay));
	return true;
}

/** Shows the field that the address names: `#/collections/strings/entries/landing?locale=ru&field=hero.lead`. */
export function showAddressedField(): void {
	const { locale, field } = Object.fromEntries(new URLSearchParams(window.location.hash.split("?")[1]));
	if (locale && field) void showField(locale, field);
}

/** Opens a form at a field. The CMS would open the form again, without its changes, if it noticed the address of another field. */
export async function openForm(address: string, labelOf: LabelOf): Promise<void> {
	const { hash } = new URL(address, window.location.href);
	const [form] = hash.split("?");
	if (form === window.location.hash.split("?")[0]) {
		window.history.replaceState(window.history.state, "", hash);
		showAddressedField();
	} else if (await mayLeave(labelOf)) {
		// Without an entry in the history, which is that of the page.
		window.location.replace(hash);
	}
}
