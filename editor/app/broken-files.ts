import type { ContentError } from "../../content-model/check/content-error";
import { element, showDialog } from "./dialog";
import type { Project } from "./project";
import { checkMessage, type EditorText } from "./texts";

/** "content/plans.yaml, line 14: this quote is not closed" */
export const brokenFile = ({ file, line, message }: ContentError, text: EditorText): string =>
	text("broken.file", { file, line, message: checkMessage(message, text) });

/** Lists the files that cannot be read. The CMS shows empty forms for them, without an explanation. */
export function showBroken({ broken }: Project, text: EditorText): void {
	if (broken.length === 0) return;
	const files = broken.map((error) => element("li", {}, brokenFile(error, text)));
	const content = [element("p", {}, text("broken.lead")), element("ul", {}, ...files)];
	void showDialog("broken", text("broken.title"), content, text("untranslated.close"));
}
