import { screen } from "@testing-library/react";
import { type LanguageCode, languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { LanguageOffer } from "../../../../src/site/language-offer/language-offer";
import { asRead } from "../../../kit/content";
import { languageChoices } from "../../../kit/language-choices";
import { renderPage } from "../../../kit/render";

const storageKey = "gatsby-i18next-language";
beforeEach(() => window.localStorage.clear());

function renderOffer(wanted: readonly string[], page: LanguageCode) {
	jest.spyOn(window.navigator, "languages", "get").mockReturnValue(wanted);
	return renderPage(<LanguageOffer choices={languageChoices(page)} />, { language: page });
}

const offer = () => screen.queryByRole("complementary");
const pairs = languages.flatMap(({ code: wanted }) =>
	languages.filter(({ code }) => code !== wanted).map(({ code: page }) => ({ wanted, page })),
);

test.each(pairs)("offers $wanted, in $wanted, on a page in $page", ({ wanted, page }) => {
	renderOffer([`${wanted}-XX`, page], page);
	const own = languageChoices(page).find(({ code }) => code === wanted);
	expect(offer()).toHaveAttribute("lang", own?.lang);
	expect(offer()).toHaveTextContent(asRead(own?.copy.offer.text ?? "none"));
	const accept = screen.getByRole("link", { name: own?.copy.offer.accept });
	expect(accept).toHaveAttribute("href", localizedPath("/templates/?q=1", wanted));
});

test.each(languages)("offers nothing on a page in $code to who prefers that, or none of ours", ({ code }) => {
	const { unmount } = renderOffer([code], code);
	expect(offer()).toBeNull();
	unmount();
	renderOffer(["de", "fr"], code);
	expect(offer()).toBeNull();
});

test.each([
	{ answer: "yes", remembered: "ru" },
	{ answer: "no", remembered: "en" },
])("asks once: $answer is remembered as $remembered", async ({ answer, remembered }) => {
	const { user, unmount } = renderOffer(["ru"], "en");
	document.addEventListener("click", (event) => event.preventDefault(), { once: true });
	await user.click(answer === "yes" ? screen.getByRole("link") : screen.getByRole("button"));
	expect(offer()).toBeNull();
	expect(window.localStorage.getItem(storageKey)).toBe(remembered);
	unmount();
	renderOffer(["ru"], "en");
	expect(offer()).toBeNull();
});

test("can be put away where storage is blocked", async () => {
	for (const method of ["getItem", "setItem"] as const) {
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("The operation is insecure.", "SecurityError");
		});
	}
	const { user } = renderOffer(["uz"], "en");
	await user.click(screen.getByRole("button"));
	expect(offer()).toBeNull();
});
