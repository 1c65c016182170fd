import { act, screen, within } from "@testing-library/react";
import { type LanguageCode, languages, localizedPath } from "../../../src/i18n/languages";
import { ErrorBoundary } from "../../../src/layout/errors/error-boundary";
import { Footer } from "../../../src/layout/footer/footer";
import { LanguageSuggestion } from "../../../src/layout/language-suggestion/language-suggestion";
import { Layout } from "../../../src/layout/layout";
import { blockStorage } from "../../kit/block-storage";
import { normalizeSpaces, readContent } from "../../kit/content";
import { languageChoices } from "../../kit/language-choices";
import { recordConsole } from "../../kit/record-console";
import { renderPage } from "../../kit/render";
import { english, translations } from "../../kit/translations";

const storageKey = "gatsby-i18next-language";

describe("the layout", () => {
	beforeEach(() => window.localStorage.setItem(storageKey, "en"));

	function renderLayout(language: LanguageCode, path: string, originalPath = path) {
		const { pathname, search, hash } = new URL(localizedPath(path, language), "http://localhost");
		const page = (
			<Layout location={{ pathname, search, hash } as Location} originalPath={originalPath}>
				<h1>Page</h1>
			</Layout>
		);
		return act(async () => renderPage(page, { language }));
	}

	test("has a banner, a main region with the page, a footer, and a skip link as its first tab stop", async () => {
		const { user } = await renderLayout("uz", "/");
		expect(screen.getByRole("banner")).toBeVisible();
		expect(within(screen.getByRole("main")).getByRole("heading", { name: "Page" })).toBeVisible();
		expect(screen.getByRole("contentinfo")).toBeVisible();
		await user.tab();
		const skip = screen.getByRole("link", { name: translations("uz", "common").skipToContent });
		expect(skip).toHaveFocus();
		expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
		expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
	});

	test.each([
		["en", "/", "/", "/"],
		["uz", "/templates/?page=2", "/templates/", "/templates/?page=2"],
		["ru", "/template/5/?from=mail#scripts", "/template/[id]/", "/template/5/?from=mail#scripts"],
		["en", "/nope/", "/404/", "/"],
	] as const)("links from the %s page %s (%s) to %s in each language", async (code, path, originalPath, target) => {
		await renderLayout(code, path, originalPath);
		const links = screen.getAllByRole("link").filter((link) => link.hasAttribute("hreflang"));
		expect(links.map((link) => link.getAttribute("href"))).toEqual(
			languages.map((other) => localizedPath(target, other.code)),
		);
	});
});

describe("the footer", () => {
	test.each(languages)("has links to the blocks of the landing page in $code", ({ code }) => {
		renderPage(<Footer />, { language: code });
		const copy = translations(code, "common").footer;
		const links = within(screen.getByRole("navigation", { name: copy.resources })).getAllByRole("link");
		const blocks = ["about-us", "faq", "contact-us", "blogs", "privacy-policy"] as const;
		expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
			blocks.map((id) => [copy.links[id], localizedPath(`/#${id}`, code)]),
		);
		const english = ["About us", "FAQ", "Contact Us", "Blogs", "Privacy policy"];
		if (code === "en") expect(links.map((link) => link.textContent)).toEqual(english);
	});

	test("shows the company, its city, mail address, networks and the year of the build", () => {
		const { email, social } = readContent<NonNullable<Queries.SiteContentQuery["site"]>>("site");
		renderPage(<Footer />, { language: "ru" });
		const { brand, footer } = translations("ru", "common");
		const footerText = screen.getByRole("contentinfo");
		expect(footerText).toHaveTextContent(normalizeSpaces(`${brand.city}, ${brand.country}`));
		expect(footerText).toHaveTextContent("2031");
		expect(within(footerText).getByText(normalizeSpaces(brand.company))).toBeVisible();
		expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
		const names: Record<string, string> = footer.networks;
		for (const { id, url } of social)
			expect(screen.getByRole("link", { name: names[id] })).toHaveAttribute("href", url);
	});
});

describe("errors", () => {
	function Crash({ what }: { what: unknown }): never {
		throw what;
	}

	test.each([
		["an Error", new Error("The plan went missing"), "The plan went missing"],
		["a string", "out of beans", "out of beans"],
		["undefined", undefined, "undefined"],
	])("show the title and the message if %s is thrown, are logged, and end on the next visit", (_, what, message) => {
		const log = recordConsole();
		const { rerender } = renderPage(<ErrorBoundary visit="1">fine</ErrorBoundary>);
		expect(screen.getByText("fine")).toBeVisible();
		expect(screen.queryByRole("heading")).toBeNull();
		rerender(
			<ErrorBoundary visit="1">
				<Crash what={what} />
			</ErrorBoundary>,
		);
		expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
		expect(screen.getByText(message)).toBeVisible();
		expect(screen.getByRole("button", { name: english.common.actions.reload })).toBeVisible();
		expect(log).toHaveBeenCalled();
		rerender(<ErrorBoundary visit="1">well again</ErrorBoundary>);
		expect(screen.queryByText("well again")).toBeNull();
		rerender(<ErrorBoundary visit="2">well again</ErrorBoundary>);
		expect(screen.getByText("well again")).toBeVisible();
	});
});

describe("the language suggestion", () => {
	beforeEach(() => window.localStorage.clear());

	function renderSuggestion(wanted: readonly string[], page: LanguageCode) {
		jest.spyOn(window.navigator, "languages", "get").mockReturnValue(wanted);
		return renderPage(<LanguageSuggestion choices={languageChoices(page)} />, { language: page });
	}

	const suggestion = () => screen.queryByRole("complementary");

	test.each([
		["en", "ru"],
		["ru", "uz"],
		["uz", "en"],
	] as const)("is written in %s on a page in %s", (wanted, page) => {
		renderSuggestion([`${wanted}-XX`, page], page);
		const own = languageChoices(page).find(({ code }) => code === wanted);
		expect(suggestion()).toHaveAttribute("lang", own?.lang);
		expect(suggestion()).toHaveTextContent(normalizeSpaces(own?.texts.offer.text ?? "none"));
		const accept = screen.getByRole("link", { name: own?.texts.offer.accept });
		expect(accept).toHaveAttribute("href", localizedPath("/templates/?q=1", wanted));
	});

	test.each([[["ru"]], [["de", "fr"]]])("is not shown on a Russian page to a browser in %j", (wanted) => {
		renderSuggestion(wanted, "ru");
		expect(suggestion()).toBeNull();
	});

	test.each([
		["yes", "ru"],
		["no", "en"],
	])("asks once: the answer %s stores %s", async (answer, remembered) => {
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
		blockStorage();
		const { user } = renderSuggestion(["uz"], "en");
		await user.click(screen.getByRole("button"));
		expect(suggestion()).toBeNull();
	});
});
