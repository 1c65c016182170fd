import { closest } from "../../../content-model/check/content-error";
import { baseKey, flatten } from "../../../content-model/check/messages";
import { defaultLanguage } from "../../../src/i18n/languages";
import { element, showDialog } from "../dialog";
import type { Project } from "../project";
import { type EditorText, keyNames, languageName } from "../texts";
import type { NewTexts } from "./new-texts";

/** The key of typed strings in local storage, where they survive closing the tab. */
const draftKey = "editor.new-texts";

const draftTexts = () => JSON.parse(localStorage.getItem(draftKey) ?? "{}") as NewTexts;

/** A note if an existing id is similar: `memory-gbb` may be a misspelling of `memory-gb`. */
function similar(translationKey: string, { locales }: Project, text: EditorText): HTMLElement[] {
	const [namespace = "", key = ""] = translationKey.split(":");
	const group = key.slice(0, key.lastIndexOf(".") + 1);
	const id = key.slice(group.length);
	const names = [...flatten(locales[defaultLanguage]?.[namespace]).keys()]
		.filter((other) => other.startsWith(group))
		.map((other) => baseKey(other.slice(group.length)));
	const other = closest(id, new Set(names));
	return other ? [element("p", { role: "note" }, text("newTexts.similar", { id, other }))] : [];
}

function languageInput(name: string, language: string, value: string): HTMLElement {
	const input = element("input", { name, required: "", value, lang: language, autocomplete: "off" });
	return element("label", {}, element("span", {}, languageName(language)), input);
}

/**
 * Asks for strings in every language, because the check reports a string that a language lacks.
 * @returns the strings, or undefined when the dialog is closed without saving
 */
export async function askForTexts(keys: string[], project: Project, text: EditorText): Promise<NewTexts | undefined> {
	const languages = Object.keys(project.locales);
	const drafts = draftTexts();
	const fieldsets = keys.map((key) => {
		const legend = element("legend", {}, keyNames(key.slice(key.indexOf(":") + 1), text));
		const inputs = languages.map((language) => languageInput(key, language, drafts[key]?.[language] ?? ""));
		return element("fieldset", {}, legend, ...similar(key, project, text), ...inputs);
	});
	const fields = element("div", {}, ...fieldsets);
	function texts(): NewTexts {
		const inputs = [...fields.querySelectorAll("input")];
		const byLanguage = (key: string) =>
			inputs.filter(({ name }) => name === key).map(({ lang, value }) => [lang, value.trim()] as const);
		return Object.fromEntries(keys.map((key) => [key, Object.fromEntries(byLanguage(key))]));
	}
	fields.addEventListener("input", () => {
		localStorage.setItem(draftKey, JSON.stringify({ ...draftTexts(), ...texts() }));
	});
	const lead = element("p", {}, text("newTexts.lead"));
	const note = element("p", {}, text("newTexts.same"));
	const buttons = { close: text("cancel"), submit: text("save"), recommended: "submit" } as const;
	const isSubmitted = await showDialog("new-texts", text("newTexts.title"), [lead, fields, note], buttons);
	return isSubmitted ? texts() : undefined;
}
