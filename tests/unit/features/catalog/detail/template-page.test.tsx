import { screen, within } from "@testing-library/react";
import { TemplatePage } from "../../../../../src/features/catalog/detail/template-page";
import { languages, localizedPath } from "../../../../../src/i18n/languages";
import { ToastRegion } from "../../../../../src/layout/toasts/toast-region";
import { marketServer } from "../../../../kit/market-server";
import { recordConsole } from "../../../../kit/record-console";
import { renderPage } from "../../../../kit/render";
import { translations } from "../../../../kit/translations";

const market = marketServer();
const location = { pathname: "/template/5/", search: "", hash: "" } as Location;

test.each(languages)("has a breadcrumb from Home and Templates to the template's title in $code", async ({ code }) => {
	market.answers({ body: { title: "Support bot", description: "", data: [] } });
	renderPage(<TemplatePage id="5" location={location} />, { language: code });
	await screen.findByRole("heading", { name: "Support bot" });
	const common = translations(code, "common");
	const { title } = translations(code, "catalog");
	const trail = within(screen.getByRole("navigation", { name: common.breadcrumb.label }));
	expect(trail.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
		common.breadcrumb.home,
		title,
		"Support bot",
	]);
	expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
		localizedPath("/", code),
		localizedPath("/templates/", code),
	]);
	expect(trail.getAllByRole("listitem").at(-1)).toHaveAttribute("aria-current", "page");
	expect(trail.getByRole("list")).toHaveAttribute("itemtype", "https://schema.org/BreadcrumbList");
});

test.each(languages)("shows a toast in $code when the market fails", async ({ code }) => {
	const log = recordConsole();
	market.answers({ status: 500 });
	const page = (
		<>
			<ToastRegion />
			<TemplatePage id="5" location={location} />
		</>
	);
	renderPage(page, { language: code });
	expect((await screen.findByRole("alert")).textContent).toBe(translations(code, "catalog").toasts.detailFailed);
	expect(log).toHaveBeenCalled();
});
