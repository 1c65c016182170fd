import { englishText, expectedKeys, flatten } from "../../content-model/check/messages";
import { isUntranslated } from "../../content-model/check/text-rules";
import { defaultLanguage } from "../../src/i18n/languages";
import { element, showDialog } from "./dialog";
import type { Project } from "./project";
import { showField } from "./show-field";
import { type EditorText, fileName, keyNames } from "./texts";

export type UntranslatedText = { language: string; namespace: string; key: string };

/** The strings of all files that are missing or still English. */
export function untranslatedTexts({ locales, names }: Pick<Project, "locales" | "names">): UntranslatedText[] {
	return Object.entries(locales[defaultLanguage] ?? {}).flatMap(([namespace, file]) => {
		const english = flatten(file);
		return Object.entries(locales).flatMap(([language, files]) => {
			if (language === defaultLanguage) return [];
			const messages = flatten(files[namespace]);
			const isMissing = (key: string) => {
				const translation = messages.get(key);
				return !translation?.trim() || isUntranslated(translation, englishText(key, english) ?? "", names);
			};
			return expectedKeys(english, language)
				.filter(isMissing)
				.map((key) => ({ language, namespace, key }));
		});
	});
}

function openText({ language, namespace, key }: UntranslatedText): void {
	window.location.hash = `#/collections/texts/entries/${namespace}`;
	void showField(language, key.split("."));
}

/** Shows a button that lists the strings to translate; each leads to its field. */
export function showUntranslated(project: Project, text: EditorText): void {
	const texts = untranslatedTexts(project);
	if (texts.length === 0) return;
	const open = element("button", { class: "untranslated-button" }, text("untranslated.open", { count: texts.length }));
	open.addEventListener("click", () => {
		const items = texts.map((each) => {
			const { language, namespace, key } = each;
			const label = `${language}: ${fileName(namespace, text)} › ${keyNames(key, text)}`;
			const item = element("button", { type: "submit" }, label);
			item.addEventListener("click", () => openText(each));
			return element("li", {}, item);
		});
		const close = element("button", { type: "submit" }, text("untranslated.close"));
		void showDialog("untranslated", text("untranslated.title"), element("ol", {}, ...items), close);
	});
	document.body.append(open);
}
