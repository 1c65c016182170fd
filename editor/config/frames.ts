import { editorPath } from "./api";

/** The address of a page beside its form: `/admin/edit.html#/ru/about/`. */
export const besideAddress = (page: string): string => `${editorPath}edit.html#${page}`;

/** What the page, the editor beside it, and the document with both frames call in each other. */
declare global {
	interface Window {
		/**
		 * Of the document: shows a form, as its page wants.
		 * @param address `/admin/#/collections/strings/entries/landing`
		 * @param clicked gets the focus back with `showPage`
		 */
		showForm?: (address: string, clicked?: HTMLElement | null) => void;
		/** Of the document: returns the focus to what was clicked on the page. */
		showPage?: () => void;
		/** Of the editor, as soon as it can show a form. */
		openForm?: (address: string) => void;
		/** Of the editor: leaves the focus where it is. */
		stopShowing?: () => void;
	}
}
