import { showDialog } from "./dialog";
import { element } from "./element";
import type { Project } from "./project";
import { showField } from "./show-field";
import { type EditorText, keyName } from "./texts";
import { type UntranslatedText, untranslatedTexts } from "./untranslated-texts";
import { words } from "./words";

function openText({ language, namespace, key }: UntranslatedText): void {
	window.location.hash = `#/collections/texts/entries/${namespace}`;
	void showField(language, key.split("."));
}

/** Shows a button for the texts to translate: it lists them, and each leads to its field. */
export function showUntranslated(project: Project, text: EditorText): void {
	const texts = untranslatedTexts(project);
	if (texts.length === 0) return;
	const open = element("button", { class: "untranslated-button" }, text("untranslated.open", { count: texts.length }));
	open.addEventListener("click", () => {
		const items = texts.map((each) => {
			const label = [
				text(`files.${each.namespace}`, {}, words(each.namespace)),
				...each.key.split(".").map((key) => keyName(key, text)),
			];
			const item = element("button", { type: "submit" }, `${each.language}: ${label.join(" › ")}`);
			item.addEventListener("click", () => openText(each));
			return element("li", {}, item);
		});
		const close = element("button", { type: "submit" }, text("untranslated.close"));
		const form = element("form", { method: "dialog" }, element("ol", {}, ...items), close);
		void showDialog("untranslated", text("untranslated.title"), form);
	});
	document.body.append(open);
}
