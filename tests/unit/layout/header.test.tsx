import { act, fireEvent, screen, within } from "@testing-library/react";
import { type LanguageCode, languages, localizedPath } from "../../../src/i18n/languages";
import { Header } from "../../../src/layout/header/header";
import { LanguageMenu } from "../../../src/layout/header/language-menu";
import type { LanguageChoice } from "../../../src/layout/use-language-switch";
import { normalizeSpaces } from "../../kit/content";
import { languageChoices } from "../../kit/language-choices";
import { renderPage } from "../../kit/render";
import { english, translations } from "../../kit/translations";

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

test("the menu button opens and closes the menu that it controls", async () => {
	const { user } = renderPage(header());
	const open = screen.getByRole("button", { name: english.common.header.openMenu, expanded: false });
	expect(open).toHaveAttribute(
		"aria-controls",
		screen.getByRole("navigation", { name: english.common.header.label }).id,
	);
	await user.click(open);
	expect(screen.getByRole("banner")).toHaveAttribute("data-open", "true");
	await user.click(screen.getByRole("button", { name: english.common.header.closeMenu, expanded: true }));
	expect(screen.getByRole("banner")).toHaveAttribute("data-open", "false");
});

test("the menu closes on a chosen link, a click outside, another page, and Escape, which keeps the focus", async () => {
	const { user, rerender } = renderPage(header());
	const closings = [
		() => user.click(screen.getByRole("link", { name: english.common.header.links.pricing })),
		() => user.click(document.body),
		() => rerender(header("/templates/")),
		() => user.keyboard("{Escape}"),
	];
	for (const close of closings) {
		await user.click(screen.getByRole("button", { name: english.common.header.openMenu }));
		await close();
		expect(screen.getByRole("banner")).toHaveAttribute("data-open", "false");
	}
	expect(screen.getByRole("button", { name: english.common.header.openMenu, expanded: false })).toHaveFocus();
});

describe("the language menu", () => {
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

	test.each(languages)("names the language $code and lists all three", async ({ code }) => {
		const { user } = renderMenu(code);
		const own = code.charAt(0).toUpperCase() + code.slice(1);
		const { label, names } = translations(code, "common").language;
		expect(toggle()).toHaveAccessibleName(label.replace("{{current}}", own));
		expect(toggle()).toHaveTextContent(own);
		expect(links()).toHaveLength(0);
		await user.click(toggle());
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

	test("shows the own name of a language without a name in the page's language", async () => {
		const [english, ...others] = languageChoices("en");
		const german = { ...(english as LanguageChoice), code: "de" as LanguageCode, lang: "de", current: false };
		const texts = { ...german.texts, name: "Deutsch" };
		const { user } = renderPage(<LanguageMenu choices={[...others, { ...german, texts }]} />, { language: "ru" });
		await user.click(screen.getByRole("button"));
		const entry = screen.getByRole("link", { name: "Deutsch" });
		expect(entry).toHaveTextContent(/^Deutsch$/);
		expect(within(entry).getByText("Deutsch")).toHaveAttribute("lang", "de");
	});

	test("opens with a click, Enter and Space, and closes in each way", async () => {
		const { user } = renderMenu();
		const ways = [
			[() => user.click(toggle()), () => user.click(toggle())],
			[() => user.click(toggle()), () => user.click(document.body)],
			[() => user.keyboard("{Enter}"), () => user.keyboard("{Tab}{Tab}{Tab}{Tab}")],
			[() => user.keyboard("{ }"), async () => act(() => screen.getByRole("button", { name: "Elsewhere" }).focus())],
			[() => user.keyboard("{Enter}"), () => user.keyboard("{Tab}{Escape}")],
		] as const;
		for (const [open, close] of ways) {
			act(() => toggle().focus());
			await open();
			expect(toggle()).toHaveAttribute("aria-expanded", "true");
			expect(toggle()).toHaveFocus();
			expect(links()).toHaveLength(3);
			await close();
			expect(toggle()).toHaveAttribute("aria-expanded", "false");
			expect(links()).toHaveLength(0);
		}
		expect(toggle()).toHaveFocus();
		await user.keyboard("{Enter}");
		for (const link of links()) {
			await user.tab();
			expect(link).toHaveFocus();
		}
	});

	test.each(["a click", "Enter"])("closes on a choice with %s, which is remembered", async (action) => {
		const { user } = renderMenu();
		await user.click(toggle());
		document.addEventListener("click", (event) => event.preventDefault(), { once: true });
		if (action === "a click") await user.click(links()[2] as HTMLElement);
		else await user.keyboard("{Tab}{Tab}{Tab}{Enter}");
		expect(links()).toHaveLength(0);
		expect(window.localStorage.getItem("gatsby-i18next-language")).toBe("uz");
	});
});
