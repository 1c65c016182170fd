import { act, screen, within } from "@testing-library/react";
import { type LanguageCode, languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { LanguageMenu } from "../../../../src/site/header/language-menu";
import type { LanguageChoice } from "../../../../src/site/use-language-switch";
import { asRead } from "../../../kit/content";
import { copyOf } from "../../../kit/copy";
import { languageChoices } from "../../../kit/language-choices";
import { renderPage } from "../../../kit/render";

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
const items = () => screen.queryAllByRole("menuitem");
const focused = () => items().indexOf(document.activeElement as HTMLElement);

test.each(languages)("shows the language of the page on its button in $code and lists all three", async ({ code }) => {
	const { user } = renderMenu(code);
	const own = code.charAt(0).toUpperCase() + code.slice(1);
	expect(toggle()).toHaveAccessibleName(copyOf(code, "common").language.label.replace("{{current}}", own));
	expect(toggle()).toHaveTextContent(own);
	expect(items()).toHaveLength(0);
	await user.click(toggle());
	const { names } = copyOf(code, "common").language;
	languages.forEach(({ code: other, htmlLang }, index) => {
		const item = items()[index] as HTMLElement;
		expect(item).toHaveTextContent(asRead(names[other]));
		expect(item).toHaveAttribute("href", localizedPath("/templates/?q=1", other));
		expect(item).toHaveAttribute("hreflang", other);
		const [copy] = languageChoices(code).filter((choice) => choice.code === other);
		if (other === code) expect(item).toHaveAttribute("aria-current", "true");
		else expect(within(item).getByText(asRead(copy?.copy.name ?? ""))).toHaveAttribute("lang", htmlLang);
	});
});

test("a language that the page's language has no name for yet goes by its own", async () => {
	const [english, ...others] = languageChoices("en");
	const german = { ...(english as LanguageChoice), code: "de" as LanguageCode, lang: "de", current: false };
	const copy = { ...german.copy, name: "Deutsch" };
	const { user } = renderPage(<LanguageMenu choices={[...others, { ...german, copy }]} />, { language: "ru" });
	await user.click(screen.getByRole("button"));
	const entry = screen.getByRole("menuitem", { name: "Deutsch" });
	expect(entry).toHaveTextContent(/^Deutsch$/);
	expect(within(entry).getByText("Deutsch")).toHaveAttribute("lang", "de");
});

test.each(["click", "Enter", " ", "ArrowDown", "ArrowUp"])(
	"opens on %j with the focus on the current language",
	async (how) => {
		const { user } = renderMenu("ru");
		if (how === "click") await user.click(toggle());
		else {
			await user.tab();
			await user.keyboard(how.length > 1 ? `{${how}}` : how);
		}
		expect(toggle()).toHaveAttribute("aria-expanded", "true");
		expect(focused()).toBe(1);
	},
);

test("arrows go round, Home and End lead to the ends", async () => {
	const { user } = renderMenu();
	await user.click(toggle());
	const places = [];
	for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"]) {
		await user.keyboard(`{${key}}`);
		places.push(focused());
	}
	expect(places).toEqual([1, 2, 0, 2, 0, 2]);
});

test("Escape closes it and gives the focus back to the button", async () => {
	const { user } = renderMenu();
	await user.click(toggle());
	await user.keyboard("{Escape}");
	expect(items()).toHaveLength(0);
	expect(toggle()).toHaveFocus();
});

test.each(["a click outside", "Tab", "focus that moves elsewhere", "a second click"])("%s closes it", async (cause) => {
	const { user } = renderMenu();
	await user.click(toggle());
	expect(items()).toHaveLength(3);
	if (cause === "a click outside") await user.click(document.body);
	if (cause === "Tab") await user.tab();
	if (cause === "focus that moves elsewhere") act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
	if (cause === "a second click") await user.click(toggle());
	expect(toggle()).toHaveAttribute("aria-expanded", "false");
	expect(items()).toHaveLength(0);
});

test.each(["a click", "{Enter}", " "])("choosing with %s closes it and is remembered", async (how) => {
	const { user } = renderMenu();
	await user.click(toggle());
	document.addEventListener("click", (event) => event.preventDefault(), { once: true });
	if (how === "a click") await user.click(items()[2] as HTMLElement);
	else await user.keyboard(`{End}${how}`);
	expect(items()).toHaveLength(0);
	expect(window.localStorage.getItem("gatsby-i18next-language")).toBe("uz");
});
