import { screen } from "@testing-library/react";
import { LanguageMenu } from "../../../src/layout/header/language-menu";
import { normalizeSpaces } from "../../kit/content";
import { languageChoices } from "../../kit/language-choices";
import { renderPage } from "../../kit/render";
import { translations } from "../../kit/translations";

// The menus open and close in a real browser: tests/browser/header.spec.ts.
test("the language menu has each language in its own words and in those of the page", () => {
	renderPage(<LanguageMenu choices={languageChoices("ru")} />, { language: "ru" });
	const { names } = translations("ru", "common").language;
	const own = normalizeSpaces(translations("uz", "language").name);
	expect(screen.getAllByRole("link").at(-1)).toHaveTextContent(`${normalizeSpaces(names.uz)}${own}`);
	expect(screen.getByText(own, { selector: "[lang]" })).toHaveAttribute("lang", "uz-Latn");
	expect(screen.getByRole("link", { current: true })).toHaveTextContent(normalizeSpaces(names.ru));
});

test("the language menu leads to the home page of a language that the page lacks, and says so", () => {
	const choices = languageChoices("en").map((choice) =>
		choice.code === "uz" ? { ...choice, isMissing: true, to: "/" } : choice,
	);
	renderPage(<LanguageMenu choices={choices} />);
	const link = screen.getAllByRole("link").at(-1);
	expect(link).toHaveAttribute("href", "/uz/");
	expect(link).toHaveTextContent(normalizeSpaces(translations("uz", "language").home));
});

test("the language menu remembers the choice", async () => {
	const { user } = renderPage(<LanguageMenu choices={languageChoices("en")} />);
	document.addEventListener("click", (event) => event.preventDefault(), { once: true });
	await user.click(screen.getAllByRole("link").at(-1) as HTMLElement);
	expect(window.localStorage.getItem("gatsby-i18next-language")).toBe("uz");
});
