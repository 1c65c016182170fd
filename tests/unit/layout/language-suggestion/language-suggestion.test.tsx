import { screen } from "@testing-library/react";
import { type LanguageCode, languages, localizedPath } from "../../../../src/i18n/languages";
import { LanguageSuggestion } from "../../../../src/layout/language-suggestion/language-suggestion";
import { normalizeSpaces } from "../../../kit/content";
import { languageChoices } from "../../../kit/language-choices";
import { renderPage } from "../../../kit/render";

const storageKey = "gatsby-i18next-language";
beforeEach(() => window.localStorage.clear());

function renderSuggestion(wanted: readonly string[], page: LanguageCode) {
	jest.spyOn(window.navigator, "languages", "get").mockReturnValue(wanted);
	return renderPage(<LanguageSuggestion choices={languageChoices(page)} />, { language: page });
}

const suggestion = () => screen.queryByRole("complementary");
const pairs = languages.flatMap(({ code: wanted }) =>
	languages.filter(({ code }) => code !== wanted).map(({ code: page }) => ({ wanted, page })),
);

test.each(pairs)("suggests $wanted, in $wanted, on a page in $page", ({ wanted, page }) => {
	renderSuggestion([`${wanted}-XX`, page], page);
	const own = languageChoices(page).find(({ code }) => code === wanted);
	expect(suggestion()).toHaveAttribute("lang", own?.lang);
	expect(suggestion()).toHaveTextContent(normalizeSpaces(own?.texts.offer.text ?? "none"));
	const accept = screen.getByRole("link", { name: own?.texts.offer.accept });
	expect(accept).toHaveAttribute("href", localizedPath("/templates/?q=1", wanted));
});

test.each(languages)(
	"suggests nothing on a page in $code to browsers in that language or in none of the site",
	({ code }) => {
		const { unmount } = renderSuggestion([code], code);
		expect(suggestion()).toBeNull();
		unmount();
		renderSuggestion(["de", "fr"], code);
		expect(suggestion()).toBeNull();
	},
);

test.each([
	{ answer: "yes", remembered: "ru" },
	{ answer: "no", remembered: "en" },
])("asks once: the answer $answer stores $remembered", async ({ answer, remembered }) => {
	const { user, unmount } = renderSuggestion(["ru"], "en");
	document.addEventListener("click", (event) => event.preventDefault(), { once: true });
	await user.click(answer === "yes" ? screen.getByRole("link") : screen.getByRole("button"));
	expect(suggestion()).toBeNull();
	expect(window.localStorage.getItem(storageKey)).toBe(remembered);
	unmount();
	renderSuggestion(["ru"], "en");
	expect(suggestion()).toBeNull();
});

test("can be dismissed where storage is blocked", async () => {
	for (const method of ["getItem", "setItem"] as const) {
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("The operation is insecure.", "SecurityError");
		});
	}
	const { user } = renderSuggestion(["uz"], "en");
	await user.click(screen.getByRole("button"));
	expect(suggestion()).toBeNull();
});
