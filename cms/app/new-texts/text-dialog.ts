import type { NewTexts } from "../project";
import { strings } from "../strings";
import { words } from "../words";
import "./text-dialog.css";

type Attributes = Record<string, string>;

function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Attributes = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const created = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
	created.append(...children);
	return created;
}

/** `pricing:plans.team.name` → "Plans › Team › Name". */
const title = (translationKey: string) => (translationKey.split(":")[1] ?? "").split(".").map(words).join(" › ");

function languageInput(translationKey: string, language: string): HTMLElement {
	const name = new Intl.DisplayNames(navigator.languages, { type: "language" }).of(language) ?? language;
	const input = element("input", {
		name: `${language} ${translationKey}`,
		required: "",
		lang: language,
		autocomplete: "off",
	});
	return element("label", {}, element("span", {}, name), input);
}

/**
 * Asks for texts in every language.
 * @returns the texts, or undefined when the dialog is closed without saving
 */
export function askForTexts(translationKeys: string[], languages: string[]): Promise<NewTexts | undefined> {
	const fieldsets = translationKeys.map((translationKey) => {
		const inputs = languages.map((language) => languageInput(translationKey, language));
		return element("fieldset", {}, element("legend", {}, title(translationKey)), ...inputs);
	});
	const cancel = element("button", { type: "button" }, strings.cancel);
	const submit = element("button", { type: "submit", value: "save", class: "primary" }, strings.save);
	const form = element(
		"form",
		{ method: "dialog" },
		element("h2", { id: "new-texts-title" }, strings.newTexts),
		element("p", {}, strings.newTextsLead),
		...fieldsets,
		element("p", {}, strings.sameTexts),
		element("div", { class: "buttons" }, cancel, submit),
	);
	const dialog = element("dialog", { class: "new-texts", "aria-labelledby": "new-texts-title" }, form);
	document.body.append(dialog);
	cancel.addEventListener("click", () => dialog.close());
	// The CMS has shortcuts for keys that people type into these fields.
	dialog.addEventListener("keydown", (event) => event.stopPropagation());
	dialog.showModal();
	return new Promise((resolve) => {
		dialog.addEventListener("close", () => {
			const isSaved = dialog.returnValue === "save";
			const values = new FormData(form);
			const texts = translationKeys.map((translationKey) => {
				const byLanguage = languages.map((language) => [
					language,
					String(values.get(`${language} ${translationKey}`)).trim(),
				]);
				return [translationKey, Object.fromEntries(byLanguage)];
			});
			dialog.remove();
			resolve(isSaved ? Object.fromEntries(texts) : undefined);
		});
	});
}
