import { fireEvent, screen, within } from "@testing-library/react";
import { type LanguageCode, languages, localizedPath } from "../../../src/i18n/languages";
import { Header } from "../../../src/layout/header/header";
import { LanguageMenu } from "../../../src/layout/header/language-menu";
import type { LanguageChoice } from "../../../src/layout/use-language-switch";
import { normalizeSpaces } from "../../kit/content";
import { languageChoices } from "../../kit/language-choices";
import { renderPage } from "../../kit/render";
import { translations } from "../../kit/translations";

const header = (pathname = "/") => <Header choices={languageChoices("en")} pathname={pathname} />;

function scrollTo(y: number) {
	Object.defineProperty(window, "scrollY", { value: y, configurable: true });
	fireEvent.scroll(window);
}

test("is solid when the page is scrolled by more than 10 pixels", () => {
	renderPage(header());
	for (const [y, solid] of Object.entries({ 0: "false", 10: "false", 11: "true", 5000: "true", 1: "false" })) {
		scrollTo(Number(y));
		expect(screen.getByRole("banner")).toHaveAttribute("data-solid", solid);
	}
});

// The menus open and close in a real browser: tests/browser/header.spec.ts.
describe("the language menu", () => {
	beforeEach(() => window.localStorage.clear());

	function renderMenu(language: LanguageCode = "en") {
		return renderPage(<LanguageMenu choices={languageChoices(language)} />, { language });
	}

	const toggle = () => screen.getByRole("button", { name: /: (En|Ru|Uz)$/ });
	const links = () => screen.queryAllByRole("link");

	test.each(languages)("names the language $code and lists all three", ({ code }) => {
		renderMenu(code);
		const own = code.charAt(0).toUpperCase() + code.slice(1);
		const { label, names } = translations(code, "common").language;
		expect(toggle()).toHaveAccessibleName(label.replace("{{current}}", own));
		expect(toggle()).toHaveTextContent(own);
		languages.forEach(({ code: other, htmlLang }, index) => {
			const link = links()[index] as HTMLElement;
			expect(link).toHaveTextContent(normalizeSpaces(names[other]));
			expect(link).toHaveAttribute("href", localizedPath("/templates/?q=1", other));
			expect(link).toHaveAttribute("hreflang", other);
			const choice = languageChoices(code).find((choice) => choice.code === other);
			if (other === code) expect(link).toHaveAttribute("aria-current", "true");
			else expect(within(link).getByText(normalizeSpaces(choice?.texts.name ?? ""))).toHaveAttribute("lang", htmlLang);
		});
	});

	test("shows the own name of a language without a name in the page's language", () => {
		const [english, ...others] = languageChoices("en");
		const german = { ...(english as LanguageChoice), code: "de" as LanguageCode, lang: "de", current: false };
		const texts = { ...german.texts, name: "Deutsch" };
		renderPage(<LanguageMenu choices={[...others, { ...german, texts }]} />, { language: "ru" });
		const entry = screen.getByRole("link", { name: "Deutsch" });
		expect(entry).toHaveTextContent(/^Deutsch$/);
		expect(within(entry).getByText("Deutsch")).toHaveAttribute("lang", "de");
	});

	test("remembers the choice", async () => {
		const { user } = renderMenu();
		document.addEventListener("click", (event) => event.preventDefault(), { once: true });
		await user.click(links()[2] as HTMLElement);
		expect(window.localStorage.getItem("gatsby-i18next-language")).toBe("uz");
	});
});
