import { screen, within } from "@testing-library/react";
import type { LanguageCode } from "../../../src/i18n/languages";
import { LanguageMenu } from "../../../src/layout/header/language-menu";
import type { LanguageChoice } from "../../../src/layout/use-language-switch";
import { languageChoices } from "../../kit/language-choices";
import { renderPage } from "../../kit/render";
import { translations } from "../../kit/translations";

// The menus open and close in a real browser: tests/browser/header.spec.ts.
test("the language menu has each language in its own words and in those of the page", () => {
	renderPage(<LanguageMenu choices={languageChoices("ru")} />, { language: "ru" });
	const { names } = translations("ru", "common").language;
	expect(screen.getByText(names.uz)).toBeVisible();
	expect(screen.getByText(translations("uz", "language").name)).toHaveAttribute("lang", "uz-Latn");
	expect(screen.getByRole("link", { current: true })).toHaveTextContent(names.ru);
});

test("a language without a name in the page's language has its own name", () => {
	const [english, ...others] = languageChoices("en");
	const german = { ...(english as LanguageChoice), code: "de" as LanguageCode, lang: "de", current: false };
	const texts = { ...german.texts, name: "Deutsch" };
	renderPage(<LanguageMenu choices={[...others, { ...german, texts }]} />, { language: "ru" });
	const entry = screen.getByRole("link", { name: "Deutsch" });
	expect(entry).toHaveTextContent(/^Deutsch$/);
	expect(within(entry).getByText("Deutsch")).toHaveAttribute("lang", "de");
});

test("the language menu remembers the choice", async () => {
	const { user } = renderPage(<LanguageMenu choices={languageChoices("en")} />);
	document.addEventListener("click", (event) => event.preventDefault(), { once: true });
	await user.click(screen.getAllByRole("link").at(-1) as HTMLElement);
	expect(window.localStorage.getItem("gatsby-i18next-language")).toBe("uz");
});
