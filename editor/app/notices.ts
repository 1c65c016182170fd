import { element, showDialog } from "./dialog";
import type { Project } from "./project";
import { showField } from "./show-field";
import { brokenFile, type EditorText, fileName, keyNames } from "./texts";
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

/** Lists the files that cannot be read. The CMS shows empty forms for them, without an explanation. */
export function showBroken({ broken }: Project, text: EditorText): void {
	if (broken.length === 0) return;
	const files = broken.map((error) => element("li", {}, brokenFile(error, text)));
	const content = [element("p", {}, text("broken.lead")), element("ul", {}, ...files)];
	void showDialog("broken", text("broken.title"), content, text("untranslated.close"));
}
