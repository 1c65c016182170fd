import { element, showDialog } from "./dialog";
import type { Project } from "./project";
import { showField } from "./show-field";
import { type EditorText, fileName, keyNames } from "./texts";
import { untranslatedTexts } from "./untranslated-texts";

/** Shows a button that lists the strings to translate; each leads to its field. */
export function showUntranslated(project: Project, text: EditorText): void {
	const texts = untranslatedTexts(project);
	if (texts.length === 0) return;
	const open = element("button", { class: "untranslated-button" }, text("untranslated.open", { count: texts.length }));
	open.addEventListener("click", () => {
		const items = texts.map(({ language, namespace, key }) => {
			const label = `${language}: ${fileName(namespace, text)} › ${keyNames(key, text)}`;
			const item = element("button", { type: "submit" }, label);
			item.addEventListener("click", () => {
				window.location.hash = `#/collections/texts/entries/${namespace}`;
				void showField(language, key);
			});
			return element("li", {}, item);
		});
		const list = element("ol", {}, ...items);
		void showDialog("untranslated", text("untranslated.title"), [list], text("untranslated.close"));
	});
	document.body.append(open);
}
