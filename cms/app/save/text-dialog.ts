import { closest } from "../../../content-model/check/content-error";
import { flatten } from "../../../content-model/check/messages";
import { defaultLanguage } from "../../../src/i18n/languages";
import { dialogButtons, showDialog } from "../dialog";
import { element } from "../element";
import type { Project } from "../project";
import { type EditorText, keyName } from "../texts";
import type { NewTexts } from "./new-texts";

/** Where texts are kept that are typed and not saved, also when the tab closes. */
const draftKey = "editor.new-texts";

const draftTexts = () => JSON.parse(localStorage.getItem(draftKey) ?? "{}") as NewTexts;

/** Forgets the texts that have been saved. */
export function forgetTexts(saved: NewTexts): void {
	const kept = Object.entries(draftTexts()).filter(([key]) => !(key in saved));
	localStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(kept)));
}

/** `pricing:plans.team.name` → "Plans › Team › Name". */
const title = (translationKey: string, text: EditorText) =>
	(translationKey.split(":")[1] ?? "")
		.split(".")
		.map((key) => keyName(key, text))
		.join(" › ");

/** Offers the name of a similar text: `memory-gbb` may be a misspelled `memory-gb`. */
function similar(translationKey: string, { locales }: Project, text: EditorText): HTMLElement[] {
	const [namespace = "", key = ""] = translationKey.split(":");
	const group = key.slice(0, key.lastIndexOf(".") + 1);
	const id = key.slice(group.length);
	const names = [...flatten(locales[defaultLanguage]?.[namespace]).keys()]
		.filter((other) => other.startsWith(group))
		.map((other) => other.slice(group.length).replace(/_(zero|one|two|few|many|other)$/, ""));
	const other = closest(id, new Set(names));
	return other ? [element("p", { role: "note" }, text("newTexts.similar", { id, other }))] : [];
}

function languageInput(translationKey: string, language: string, value: string): HTMLElement {
	const name = new Intl.DisplayNames(navigator.languages, { type: "language" }).of(language) ?? language;
	const input = element("input", {
		name: `${language} ${translationKey}`,
		required: "",
		value,
		lang: language,
		autocomplete: "off",
	});
	return element("label", {}, element("span", {}, name), input);
}

/**
 * Asks for texts in every language, because the check reports a text that a language lacks.
 * @returns the texts, or undefined when the dialog is closed without saving
 */
export async function askForTexts(
	translationKeys: string[],
	project: Project,
	text: EditorText,
): Promise<NewTexts | undefined> {
	const languages = Object.keys(project.locales);
	const drafts = draftTexts();
	const fieldsets = translationKeys.map((key) => {
		const inputs = languages.map((language) => languageInput(key, language, drafts[key]?.[language] ?? ""));
		return element("fieldset", {}, element("legend", {}, title(key, text)), ...similar(key, project, text), ...inputs);
	});
	const form = element(
		"form",
		{ method: "dialog" },
		element("p", {}, text("newTexts.lead")),
		...fieldsets,
		element("p", {}, text("newTexts.same")),
		dialogButtons(text("cancel"), text("save"), "submit"),
	);
	function texts(): NewTexts {
		const values = new FormData(form);
		const byLanguage = (key: string) =>
			languages.map((language) => [language, String(values.get(`${language} ${key}`)).trim()]);
		return Object.fromEntries(translationKeys.map((key) => [key, Object.fromEntries(byLanguage(key))]));
	}
	form.addEventListener("input", () => {
		localStorage.setItem(draftKey, JSON.stringify({ ...draftTexts(), ...texts() }));
	});
	return (await showDialog("new-texts", text("newTexts.title"), form)) === "save" ? texts() : undefined;
}
