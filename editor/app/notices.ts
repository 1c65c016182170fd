import { formAddress, type Project } from "../config/project";
import { brokenFile, type EditorText, fileName, keyNames } from "../config/texts";
import { untranslatedTexts } from "../config/untranslated-texts";
import { element, showDialog } from "./dialog";
import { openForm } from "./open-form";

/** Shows a button that lists the strings to translate; each leads to its field. */
export function showUntranslated(project: Project, text: EditorText): void {
	const texts = untranslatedTexts(project);
	if (texts.length === 0) return;
	const open = element("button", { class: "untranslated-button" }, text("untranslated.open", { count: texts.length }));
	open.addEventListener("click", () => {
		const items = texts.map(({ language, namespace, key }) => {
			const label = `${language}: ${fileName(namespace, text)} › ${keyNames(key, text)}`;
			const item = element("button", { type: "submit" }, label);
			item.addEventListener(
				"click",
				() => void openForm(formAddress({ kind: "texts", name: namespace, language }, key), text),
			);
			return element("li", {}, item);
		});
		showDialog("untranslated", text("untranslated.title"), [element("ol", {}, ...items)], text("close"));
	});
	document.body.append(open);
}

/** Lists the files that cannot be read. The CMS shows empty forms for them, without an explanation. */
export function showBroken({ broken }: Project, text: EditorText): void {
	if (broken.length === 0) return;
	const files = broken.map((error) => element("li", {}, brokenFile(error, text)));
	const content = [element("p", {}, text("broken.lead")), element("ul", {}, ...files)];
	showDialog("broken", text("broken.title"), content, text("close"));
}

/**
 * Shows why a page is not deleted, one reason a line.
 * @param isLinked whether the reasons are links to the page
 */
export function showRefusedDeletion(message: string, isLinked: boolean, text: EditorText): void {
	const reasons = message.split("\n").map((line) => element("li", {}, line));
	const title = text(isLinked ? "deleted.title" : "deleted.failed");
	showDialog("deleted", title, [element("ul", {}, ...reasons)], text("close"));
}
