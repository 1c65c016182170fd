import { screen } from "@testing-library/react";
import type { LanguageCode } from "../../../src/i18n/languages";
import { LanguageSuggestion } from "../../../src/layout/language-suggestion/language-suggestion";
import { normalizeSpaces } from "../../kit/content";
import { languageChoices } from "../../kit/language-choices";
import { renderPage } from "../../kit/render";
import { translations } from "../../kit/translations";

describe("the language suggestion", () => {
	beforeEach(() => window.localStorage.clear());

	function renderSuggestion(wanted: readonly string[], page: LanguageCode) {
		jest.spyOn(window.navigator, "languages", "get").mockReturnValue(wanted);
		return renderPage(<LanguageSuggestion choices={languageChoices(page)} />, { language: page });
	}

	const suggestion = () => screen.queryByRole("complementary");

	test("is written in the browser's language and links to the page in it", () => {
		renderSuggestion(["ru-XX", "en"], "en");
		const { offer } = translations("ru", "language");
		expect(suggestion()).toHaveAttribute("lang", "ru");
		expect(suggestion()).toHaveTextContent(normalizeSpaces(offer.text));
		expect(screen.getByRole("link", { name: offer.accept })).toHaveAttribute("href", "/ru/templates/");
	});

	test("is not shown if the page does not exist in the browser's language", () => {
		jest.spyOn(window.navigator, "languages", "get").mockReturnValue(["ru"]);
		const choices = languageChoices("en").map((choice) => ({ ...choice, isMissing: choice.code === "ru" }));
		renderPage(<LanguageSuggestion choices={choices} />);
		expect(suggestion()).toBeNull();
	});

	test.each([[["ru"]], [["de", "fr"]]])("is not shown on a Russian page to a browser in %j", (wanted) => {
		renderSuggestion(wanted, "ru");
		expect(suggestion()).toBeNull();
	});

	test.each([
		["link", "ru"],
		["button", "en"],
	])("asks once: its %s stores %s", async (role, remembered) => {
		const { user, unmount } = renderSuggestion(["ru"], "en");
		document.addEventListener("click", (event) => event.preventDefault(), { once: true });
		await user.click(screen.getByRole(role));
		expect(suggestion()).toBeNull();
		expect(window.localStorage.getItem("gatsby-i18next-language")).toBe(remembered);
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
});
