import { brokenFile, fileName, keyNames, type LabelOf } from "../config/labels";
import { formAddress, type Project } from "../config/project";
import { untranslatedStrings } from "../config/untranslated-strings";
import { element, showDialog } from "./dialog";
import { openForm } from "./open-form";

/** Shows a button that lists the strings to translate; each leads to its field. */
export function showUntranslated(project: Project, labelOf: LabelOf): void {
	const strings = untranslatedStrings(project);
	if (strings.length === 0) return;
	const open = element(
		"button",
		{ class: "untranslated-button" },
		labelOf("untranslated.open", { count: strings.length }),
	);
	open.addEventListener("click", () => {
		const items = strings.map(({ language, namespace, key }) => {
			const label = `${language}: ${fileName(namespace, labelOf)} › ${keyNames(key, labelOf)}`;
			const item = element("button", { type: "submit" }, label);
			item.addEventListener(
				"click",
				() => void openForm(formAddress({ kind: "strings", name: namespace, language }, key), labelOf),
			);
			return element("li", {}, item);
		});
		showDialog("untranslated", labelOf("untranslated.title"), [element("ol", {}, ...items)], labelOf("close"));
	});
	document.body.append(open);
}

/** Lists the files that cannot be read. The CMS shows empty forms for them, without an explanation. */
export function showBroken({ broken }: Project, labelOf: LabelOf): void {
	if (broken.length === 0) return;
	const files = broken.map((error) => element("li", {}, brokenFile(error, labelOf)));
	const content = [element("p", {}, labelOf("broken.lead")), element("ul", {}, ...files)];
	showDialog("broken", labelOf("broken.title"), content, labelOf("close"));
}

/**
 * Shows why a page is not deleted, one reason a line.
 * @param isLinked whether the reasons are links to the page
 */
export function showRefusedDeletion(message: string, isLinked: boolean, labelOf: LabelOf): void {
	const reasons = message.split("\n").map((line) => element("li", {}, line));
	const title = labelOf(isLinked ? "deleted.title" : "deleted.failed");
	showDialog("deleted", title, [element("ul", {}, ...reasons)], labelOf("close"));
}
