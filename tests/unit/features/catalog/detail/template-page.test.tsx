import { screen, within } from "@testing-library/react";
import { languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { TemplatePage } from "../../../../src/market/page/template-page";
import { copyOf } from "../../../kit/copy";
import { marketServer } from "../../../kit/market-server";
import { renderPage } from "../../../kit/render";

const market = marketServer();
const location = { pathname: "/template/5/", search: "", hash: "" } as Location;

test.each(languages)("leads from Home over Templates to the template's title in $code", async ({ code }) => {
	market.answers({ body: { title: "Support bot", description: "", data: [] } });
	renderPage(<TemplatePage id="5" location={location} />, { language: code, path: "/template/5/" });
	await screen.findByRole("heading", { name: "Support bot" });
	const common = copyOf(code, "common");
	const { title } = copyOf(code, "market");
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
