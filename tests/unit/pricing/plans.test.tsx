import { screen, within } from "@testing-library/react";
import { languages } from "../../../src/i18n/languages";
import { Plans } from "../../../src/pricing/plans";
import { readContent } from "../../kit/content";
import { renderPage } from "../../kit/render";

const content = readContent<Queries.PlansContentFragment>("plans");

test("shows the basic plans with monthly prices at first", () => {
	renderPage(<Plans content={content} />);
	expect(screen.getByRole("tab", { name: "Basic plans", selected: true })).toBeVisible();
	expect(screen.getByRole("radio", { name: "Monthly", checked: true })).toBeVisible();
	const panel = screen.getByRole("tabpanel");
	const names = within(within(panel).getByRole("list", { name: "Basic plans" }))
		.getAllByRole("heading")
		.map((heading) => heading.textContent);
	expect(names).toEqual(["Free", "Starter", "Pro", "Business"]);
	expect(within(panel).getByText("$35")).toBeVisible();
	expect(within(panel).queryByText(/Billed as/)).toBeNull();
});

test("bills a year with 15 percent off, and nothing for a free plan", async () => {
	const { user } = renderPage(<Plans content={content} />);
	await user.click(screen.getByRole("radio", { name: "Annual (15% saving)" }));
	const bills = within(screen.getByRole("tabpanel"))
		.getAllByText(/Billed as/)
		.map((bill) => bill.textContent);
	expect(bills).toEqual(["Billed as $48 annually", "Billed as $132 annually", "Billed as $360 annually"]);
});

test.each(languages)("writes the message of the chat link in $code", ({ code }) => {
	renderPage(<Plans content={content} />, { language: code });
	const links = within(screen.getByRole("tabpanel")).getAllByRole("link");
	const url = new URL((links[1] as HTMLAnchorElement).href);
	expect(url.origin + url.pathname).toBe("https://t.me/qahva_sales");
	expect(url.searchParams.get("text")).toContain("Starter");
	expect(links[1]).toHaveAttribute("target", "_blank");
});
