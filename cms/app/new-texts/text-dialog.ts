import { defaultLanguage } from "../../../src/i18n/languages";
import { dialogButtons, showDialog } from "../dialog";
import { element } from "../element";
import type { NewTexts } from "../project";
import { strings } from "../strings";
import { words } from "../words";

/** `pricing:plans.team.name` → "Plans › Team › Name". */
const title = (translationKey: string) => (translationKey.split(":")[1] ?? "").split(".").map(words).join(" › ");

function languageInput(translationKey: string, language: string): HTMLElement {
	const name = new Intl.DisplayNames(navigator.languages, { type: "language" }).of(language) ?? language;
	const input = element("input", {
		name: `${language} ${translationKey}`,
		...(language === defaultLanguage ? { required: "" } : {}),
		lang: language,
		autocomplete: "off",
	});
	return element("label", {}, element("span", {}, name), input);
}

/**
 * Asks for texts in every language. Only English is required: a translator can add the others later.
 * @returns the texts, or undefined when the dialog is closed without saving
 */
export async function askForTexts(translationKeys: string[], languages: string[]): Promise<NewTexts | undefined> {
	const fieldsets = translationKeys.map((translationKey) => {
		const inputs = languages.map((language) => languageInput(translationKey, language));
		return element("fieldset", {}, element("legend", {}, title(translationKey)), ...inputs);
	});
	const form = element(
		"form",
		{ method: "dialog" },
		element("p", {}, strings.newTextsLead),
		...fieldsets,
		element("p", {}, strings.sameTexts),
		dialogButtons(strings.cancel, strings.save, "submit"),
	);
	if ((await showDialog("new-texts", strings.newTexts, form)) !== "save") return undefined;
	const values = new FormData(form);
	const texts = translationKeys.map((translationKey) => {
		const byLanguage = languages.map((language) => [
			language,
			String(values.get(`${language} ${translationKey}`)).trim(),
		]);
		return [translationKey, Object.fromEntries(byLanguage)];
	});
	return Object.fromEntries(texts);
}
