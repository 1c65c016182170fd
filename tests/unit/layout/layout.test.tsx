import { screen, within } from "@testing-library/react";
import { languages } from "../../../src/i18n/languages";
import { localizedPath } from "../../../src/i18n/paths";
import { Layout } from "../../../src/site/layout/layout";
import { copyOf } from "../../kit/copy";
import { languageCopies, renderPage } from "../../kit/render";

function renderLayout(language: (typeof languages)[number]["code"], path: string, originalPath = path) {
	const { pathname, search, hash } = new URL(localizedPath(path, language), "http://localhost");
	const location = { pathname, search, hash } as Location;
	return renderPage(
		<Layout location={location} languageCopies={languageCopies}>
			<h1>Page</h1>
		</Layout>,
		{ language, path: originalPath },
	);
}

beforeEach(() => window.localStorage.setItem("gatsby-i18next-language", "en"));

test.each(languages)("has one banner, one main with the page and one footer in $code", ({ code }) => {
	renderLayout(code, "/");
	expect(screen.getByRole("banner")).toBeVisible();
	expect(within(screen.getByRole("main")).getByRole("heading", { name: "Page" })).toBeVisible();
	expect(screen.getByRole("contentinfo")).toBeVisible();
	const skip = screen.getByRole("link", { name: copyOf(code, "common").skipToContent });
	expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
	expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("is reached by the keyboard from the skip link on", async () => {
	const { user } = renderLayout("en", "/");
	await user.tab();
	expect(screen.getByRole("link", { name: "Skip to the content" })).toHaveFocus();
});

test.each(languages)("leads from $code to the same page, query and tab in each language", async ({ code }) => {
	for (const [path, originalPath] of [
		["/", "/"],
		["/templates/?page=2", "/templates/"],
		["/template/5/?from=mail#scripts", "/template/[id]/"],
	] as const) {
		const { user, unmount } = renderLayout(code, path, originalPath);
		await user.click(screen.getByRole("button", { name: /: (En|Ru|Uz)$/ }));
		const links = screen.getAllByRole("menuitem").map((item) => item.getAttribute("href"));
		expect(links).toEqual(languages.map((other) => localizedPath(path, other.code)));
		unmount();
	}
});

test("leads from a missing page to the home page of the other language", async () => {
	const { user } = renderLayout("en", "/nope/", "/404/");
	await user.click(screen.getByRole("button", { name: "Language: En" }));
	expect(screen.getByRole("menuitem", { name: /Russian/ })).toHaveAttribute("href", "/ru/");
});
