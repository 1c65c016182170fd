import { act, screen } from "@testing-library/react";
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
	test("shows the company, its city, mail address, networks and the year of the build", () => {
		const { email, social } = readContent<{ email: string; social: { id: string; url: string }[] }>("site");
		renderPage(<Footer />, { language: "ru" });
		const { brand, footer } = translations("ru", "common");
		const networks: Record<string, string> = footer.networks;
		const footerText = screen.getByRole("contentinfo");
		for (const text of [`${brand.city}, ${brand.country}`, brand.company, "2031"]) {
			expect(footerText).toHaveTextContent(normalizeSpaces(text));
		}
		for (const [name, href] of [[email, `mailto:${email}`], ...social.map(({ id, url }) => [networks[id], url])]) {
			expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
		}
	});
});

describe("the error boundary", () => {
	function Crash({ what }: { what: unknown }): never {
		throw what;
	}

	test.each([
		["an Error", new Error("The plan went missing"), "The plan went missing"],
		["a string", "out of beans", "out of beans"],
		["undefined", undefined, "undefined"],
	])("shows the title and the message if %s is thrown, until the next visit", (_, what, message) => {
		const log = recordConsole();
		const { rerender } = renderPage(
			<ErrorBoundary resetKey="1">
				<Crash what={what} />
			</ErrorBoundary>,
		);
		expect(screen.getByRole("heading", { level: 1, name: english.common.errors.title })).toBeVisible();
		expect(screen.getByText(message)).toBeVisible();
		expect(screen.getByRole("button", { name: english.common.actions.reload })).toBeVisible();
		expect(log).toHaveBeenCalled();
		rerender(<ErrorBoundary resetKey="1">well again</ErrorBoundary>);
		expect(screen.queryByText("well again")).toBeNull();
		rerender(<ErrorBoundary resetKey="2">well again</ErrorBoundary>);
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

	test("is written in the browser's language and links to the page in it", () => {
		renderSuggestion(["ru-XX", "en"], "en");
		const { offer } = translations("ru", "language");
		expect(suggestion()).toHaveAttribute("lang", "ru");
		expect(suggestion()).toHaveTextContent(normalizeSpaces(offer.text));
		expect(screen.getByRole("link", { name: offer.accept })).toHaveAttribute("href", "/ru/templates/?q=1");
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
