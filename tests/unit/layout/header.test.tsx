import { screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { Header } from "../../../src/layout/header/header";
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

test("a click in the language menu stores the language, and opens the page with the query and the hash", async () => {
	window.history.replaceState({}, "", "/templates/?q=bot#results");
	const { user } = renderPage(
		<Header originalPath="/templates/" languagePath="/templates/" pageLanguages={["en", "ru", "uz"]} />,
	);
	const { name } = translations("uz", "language");
	await user.click(await screen.findByText(normalizeSpaces(name)));
	expect(window.localStorage.getItem("gatsby-i18next-language")).toBe("uz");
	expect(navigate).toHaveBeenLastCalledWith("/uz/templates/?q=bot#results", { replace: false });
});
