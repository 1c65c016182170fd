import { fireEvent, screen, within } from "@testing-library/react";
import { languages, localizedPath } from "../../../../src/i18n/languages";
import { Header } from "../../../../src/layout/header/header";
import { readContent } from "../../../kit/content";
import { languageChoices } from "../../../kit/language-choices";
import { renderPage } from "../../../kit/render";
import { translations } from "../../../kit/translations";

const header = (pathname = "/") => <Header choices={languageChoices("en")} pathname={pathname} />;

function scrollTo(y: number) {
	Object.defineProperty(window, "scrollY", { value: y, configurable: true });
	fireEvent.scroll(window);
}

afterEach(() => scrollTo(0));

test.each([
	[0, "false"],
	[10, "false"],
	[11, "true"],
	[5000, "true"],
])("scrolled by %i px, data-solid is %s", (y, solid) => {
	renderPage(header());
	scrollTo(y);
	expect(screen.getByRole("banner")).toHaveAttribute("data-solid", solid);
	scrollTo(0);
	expect(screen.getByRole("banner")).toHaveAttribute("data-solid", "false");
});

test.each(languages)('shows the links, the home link and "Get started" in $code', ({ code }) => {
	renderPage(<Header choices={languageChoices(code)} pathname="/" />, { language: code });
	const copy = translations(code, "common");
	const site = readContent<NonNullable<Queries.SiteContentQuery["site"]>>("site");
	const nav = within(screen.getByRole("navigation", { name: copy.header.label }));
	const { about, pricing, features, templates, company } = copy.header.links;
	expect(nav.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		[about, localizedPath("/", code)],
		[pricing, localizedPath("/#pricing", code)],
		[features, localizedPath("/#features", code)],
		[templates, localizedPath("/#templates", code)],
		[company, localizedPath("/", code)],
	]);
	expect(screen.getByRole("link", { name: copy.brand.home })).toHaveAttribute("href", localizedPath("/", code));
	expect(screen.getByRole("link", { name: copy.actions.getStarted })).toHaveAttribute("href", site.registration);
});

test("the menu button opens and closes the menu that it controls", async () => {
	const { user } = renderPage(header());
	const open = screen.getByRole("button", { name: "Open the menu", expanded: false });
	expect(open).toHaveAttribute("aria-controls", screen.getByRole("navigation", { name: "Main" }).id);
	await user.click(open);
	expect(screen.getByRole("banner")).toHaveAttribute("data-open", "true");
	await user.click(screen.getByRole("button", { name: "Close the menu", expanded: true }));
	expect(screen.getByRole("banner")).toHaveAttribute("data-open", "false");
});

test.each(["Escape", "a chosen link", "a click outside", "another page"])("the menu closes on %s", async (cause) => {
	const { user, rerender } = renderPage(header());
	await user.click(screen.getByRole("button", { name: "Open the menu" }));
	if (cause === "Escape") await user.keyboard("{Escape}");
	if (cause === "a chosen link") await user.click(screen.getByRole("link", { name: "Pricing" }));
	if (cause === "a click outside") await user.click(document.body);
	if (cause === "another page") rerender(header("/templates/"));
	const toggle = screen.getByRole("button", { name: "Open the menu", expanded: false });
	if (cause === "Escape") expect(toggle).toHaveFocus();
});
