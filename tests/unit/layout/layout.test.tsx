import { screen, within } from "@testing-library/react";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { Layout } from "../../../src/layout/layout";
import { renderPage } from "../../kit/render";
import { translations } from "../../kit/translations";

function renderLayout(language: (typeof languages)[number]["code"], path: string, originalPath = path) {
	const { pathname, search, hash } = new URL(localizedPath(path, language), "http://localhost");
	const location = { pathname, search, hash } as Location;
	return renderPage(
		<Layout location={location} originalPath={originalPath}>
			<h1>Page</h1>
		</Layout>,
		{ language },
	);
}

const languageLinks = () => screen.getAllByRole("link").filter((link) => link.hasAttribute("hreflang"));

beforeEach(() => window.localStorage.setItem("gatsby-i18next-language", "en"));

test.each(languages)("has a banner, a main region with the page and a footer in $code", ({ code }) => {
	renderLayout(code, "/");
	expect(screen.getByRole("banner")).toBeVisible();
	expect(within(screen.getByRole("main")).getByRole("heading", { name: "Page" })).toBeVisible();
	expect(screen.getByRole("contentinfo")).toBeVisible();
	const skip = screen.getByRole("link", { name: translations(code, "common").skipToContent });
	expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
	expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("the skip link is the first tab stop", async () => {
	const { user } = renderLayout("en", "/");
	await user.tab();
	expect(screen.getByRole("link", { name: "Skip to the content" })).toHaveFocus();
});

test.each(languages)("links from $code to the same path, query and hash in each language", async ({ code }) => {
	for (const [path, originalPath] of [
		["/", "/"],
		["/templates/?page=2", "/templates/"],
		["/template/5/?from=mail#scripts", "/template/[id]/"],
	] as const) {
		const { user, unmount } = renderLayout(code, path, originalPath);
		await user.click(screen.getByRole("button", { name: /: (En|Ru|Uz)$/ }));
		const links = languageLinks().map((link) => link.getAttribute("href"));
		expect(links).toEqual(languages.map((other) => localizedPath(path, other.code)));
		unmount();
	}
});

test("links from the not-found page to the home page of the other language", async () => {
	const { user } = renderLayout("en", "/nope/", "/404/");
	await user.click(screen.getByRole("button", { name: "Language: En" }));
	expect(screen.getByRole("link", { name: /Russian/ })).toHaveAttribute("href", "/ru/");
});
