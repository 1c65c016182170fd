import { act, screen, within } from "@testing-library/react";
import { type LanguageCode, languages, localizedPath } from "../../../../src/i18n/languages";
import { LanguageMenu } from "../../../../src/layout/header/language-menu";
import type { LanguageChoice } from "../../../../src/layout/use-language-switch";
import { normalizeSpaces } from "../../../kit/content";
import { languageChoices } from "../../../kit/language-choices";
import { renderPage } from "../../../kit/render";
import { translations } from "../../../kit/translations";

beforeEach(() => window.localStorage.clear());

function renderMenu(language: LanguageCode = "en") {
	const menu = (
		<>
			<LanguageMenu choices={languageChoices(language)} />
			<button type="button">Elsewhere</button>
		</>
	);
	return renderPage(menu, { language });
}

const toggle = () => screen.getByRole("button", { name: /: (En|Ru|Uz)$/ });
const links = () => screen.queryAllByRole("link");

test.each(languages)("shows the language of the page on its button in $code and lists all three", async ({ code }) => {
	const { user } = renderMenu(code);
	const own = code.charAt(0).toUpperCase() + code.slice(1);
	expect(toggle()).toHaveAccessibleName(translations(code, "common").language.label.replace("{{current}}", own));
	expect(toggle()).toHaveTextContent(own);
	expect(links()).toHaveLength(0);
	await user.click(toggle());
	const { names } = translations(code, "common").language;
	languages.forEach(({ code: other, htmlLang }, index) => {
		const link = links()[index] as HTMLElement;
		expect(link).toHaveTextContent(normalizeSpaces(names[other]));
		expect(link).toHaveAttribute("href", localizedPath("/templates/?q=1", other));
		expect(link).toHaveAttribute("hreflang", other);
		const [choice] = languageChoices(code).filter((choice) => choice.code === other);
		if (other === code) expect(link).toHaveAttribute("aria-current", "true");
		else expect(within(link).getByText(normalizeSpaces(choice?.texts.name ?? ""))).toHaveAttribute("lang", htmlLang);
	});
});

test("a language without a name in the page's language shows its own name", async () => {
	const [english, ...others] = languageChoices("en");
	const german = { ...(english as LanguageChoice), code: "de" as LanguageCode, lang: "de", current: false };
	const texts = { ...german.texts, name: "Deutsch" };
	const { user } = renderPage(<LanguageMenu choices={[...others, { ...german, texts }]} />, { language: "ru" });
	await user.click(screen.getByRole("button"));
	const entry = screen.getByRole("link", { name: "Deutsch" });
	expect(entry).toHaveTextContent(/^Deutsch$/);
	expect(within(entry).getByText("Deutsch")).toHaveAttribute("lang", "de");
});

test.each(["a click", "Enter", "Space"])("%s opens it, and Tab moves through the links", async (action) => {
	const { user } = renderMenu("ru");
	if (action === "a click") await user.click(toggle());
	else {
		await user.tab();
		await user.keyboard(action === "Enter" ? "{Enter}" : " ");
	}
	expect(toggle()).toHaveAttribute("aria-expanded", "true");
	expect(toggle()).toHaveFocus();
	for (const link of links()) {
		await user.tab();
		expect(link).toHaveFocus();
	}
});

test("Escape closes it and returns the focus to the button", async () => {
	const { user } = renderMenu();
	await user.click(toggle());
	await user.tab();
	await user.keyboard("{Escape}");
	expect(links()).toHaveLength(0);
	expect(toggle()).toHaveFocus();
});

test.each(["a click outside", "Tab past the last link", "focus that moves elsewhere", "a second click"])(
	"%s closes it",
	async (cause) => {
		const { user } = renderMenu();
		await user.click(toggle());
		expect(links()).toHaveLength(3);
		if (cause === "a click outside") await user.click(document.body);
		if (cause === "Tab past the last link") for (let step = 0; step < 4; step++) await user.tab();
		if (cause === "focus that moves elsewhere") act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
		if (cause === "a second click") await user.click(toggle());
		expect(toggle()).toHaveAttribute("aria-expanded", "false");
		expect(links()).toHaveLength(0);
	},
);

test.each(["a click", "Enter"])("choosing with %s closes it and is remembered", async (action) => {
	const { user } = renderMenu();
	await user.click(toggle());
	document.addEventListener("click", (event) => event.preventDefault(), { once: true });
	if (action === "a click") await user.click(links()[2] as HTMLElement);
	else await user.keyboard("{Tab}{Tab}{Tab}{Enter}");
	expect(links()).toHaveLength(0);
	expect(window.localStorage.getItem("gatsby-i18next-language")).toBe("uz");
});
