import { closest } from "../../../content-model/check/content-error";
import { baseKey, flatten } from "../../../content-model/check/messages";
import { defaultLanguage } from "../../../src/i18n/languages";
import { element, showDialog } from "../dialog";
import type { Project } from "../project";
import { type EditorText, keyNames, languageName } from "../texts";
import type { NewTexts } from "./new-texts";

/** The key of typed texts in local storage, where they survive closing the tab. */
const draftKey = "editor.new-texts";

const draftTexts = () => JSON.parse(localStorage.getItem(draftKey) ?? "{}") as NewTexts;

/** A note if an existing id is similar: `memory-gbb` may be a misspelling of `memory-gb`. */
function similar(translationKey: string, { locales }: Project, text: EditorText): HTMLElement[] {
	const [, namespace = "", group = "", id = ""] = /^(.*?):(.*\.)?(.*)$/.exec(translationKey) ?? [];
	const keys = [...flatten(locales[defaultLanguage]?.[namespace]).keys()].filter((key) => key.startsWith(group));
	const other = closest(id, new Set(keys.map((key) => baseKey(key.slice(group.length)))));
	return other ? [element("p", { role: "note" }, text("newTexts.similar", { id, other }))] : [];
}

function languageInput(name: string, lang: string): HTMLElement {
	const value = draftTexts()[name]?.[lang] ?? "";
	const input = element("input", { name, required: "", value, lang, autocomplete: "off" });
	input.addEventListener("input", () => {
		const drafts = draftTexts();
		drafts[name] = { ...drafts[name], [lang]: input.value.trim() };
		localStorage.setItem(draftKey, JSON.stringify(drafts));
	});
	return element("label", {}, element("span", {}, languageName(lang)), input);
}

/**
 * Asks for strings in every language, because the check reports a string that a language lacks.
 * @returns the strings, or undefined when the dialog is closed without saving
 */
export async function askForTexts(keys: string[], project: Project, text: EditorText): Promise<NewTexts | undefined> {
	const fieldsets = keys.map((key) => {
		const legend = element("legend", {}, keyNames(key.slice(key.indexOf(":") + 1), text));
		const inputs = Object.keys(project.locales).map((language) => languageInput(key, language));
		return element("fieldset", {}, legend, ...similar(key, project, text), ...inputs);
	});
	const content = [element("p", {}, text("newTexts.lead")), ...fieldsets, element("p", {}, text("newTexts.same"))];
	const isSubmitted = await showDialog("new-texts", text("newTexts.title"), content, text("cancel"), text("save"));
	const drafts = draftTexts();
	return isSubmitted ? Object.fromEntries(keys.map((key) => [key, drafts[key] ?? {}])) : undefined;
}
