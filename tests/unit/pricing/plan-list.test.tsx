import { screen, within } from "@testing-library/react";
import { formatMoney } from "../../../src/i18n/format";
import { languages } from "../../../src/i18n/languages";
import { Plans } from "../../../src/pricing/plans";
import { asRead, readContent } from "../../kit/content";
import { copyOf } from "../../kit/copy";
import { renderPage } from "../../kit/render";

const content = readContent<Queries.PlansContentFragment>("plans");

/** The cards of the open group as a visitor reads them. */
function cards() {
	const [list] = within(screen.getByRole("tabpanel")).getAllByRole("list");
	return [...(list?.children ?? [])].map((card) => {
		const inside = within(card as HTMLElement);
		const features = inside.getAllByRole("listitem").map((item) => item.textContent);
		return [inside.getByRole("heading").textContent, inside.getByText(/^\$/).textContent, ...features];
	});
}

test("are those of the specification, word for word in English", async () => {
	const { user } = renderPage(<Plans content={content} />);
	expect(cards()).toEqual([
		["Free", "$0", "512MB RAM", "1 shared CPU", "100MB disk", "1,000 runs/month"],
		["Starter", "$5", "512MB RAM", "1 CPU", "2GB disk", "10,000 runs/month"],
		["Pro", "$13", "2GB RAM", "2 CPU", "5GB disk", "50,000 runs/month"],
		["Business", "$35", "3GB RAM", "3 CPU", "25GB disk", "250,000 runs/month"],
	]);
	await user.click(screen.getByRole("tab", { name: "Enterprise plans" }));
	const database = "Managed PostgreSQL database";
	expect(cards()).toEqual([
		["Enterprise 200", "$200", "8GB RAM", "6 CPUs", "50GB disk", database, "Unlimited runs"],
		["Enterprise 500", "$500", "16GB RAM", "8 CPUs", "100GB disk", database, "Unlimited runs"],
		["Enterprise 1000", "$1,000", "32GB RAM", "12 CPUs", "300GB disk", database, "Unlimited runs"],
		["Self-Hosted", "$1,000", "Self-hosted deployment", "Custom infrastructure", "Priority support", "Unlimited runs"],
	]);
});

test("keep the billing period when the group changes, and the other way round", async () => {
	const { user } = renderPage(<Plans content={content} />);
	await user.click(screen.getByRole("radio", { name: "Annual (15% saving)" }));
	await user.click(screen.getByRole("tab", { name: "Enterprise plans" }));
	expect(screen.getByRole("radio", { name: "Annual (15% saving)", checked: true })).toBeVisible();
	expect(cards().map(([, price]) => price)).toEqual(["$170", "$425", "$850", "$850"]);
	await user.click(screen.getByRole("radio", { name: "Monthly" }));
	expect(screen.getByRole("tab", { name: "Enterprise plans", selected: true })).toBeVisible();
	expect(within(screen.getByRole("tabpanel")).queryByText(/Billed as/)).toBeNull();
});

test.each(languages)(
	"name every plan and feature in $code, with money as that language writes it",
	async ({ code }) => {
		const copy = copyOf(code, "pricing");
		const groups: Record<string, string> = copy.groups;
		const plans: Record<string, { name: string }> = copy.plans;
		const { user } = renderPage(<Plans content={content} />, { language: code });
		await user.click(screen.getAllByRole("radio")[1] as HTMLElement);
		for (const group of content.groups) {
			await user.click(screen.getByRole("tab", { name: groups[group.id] }));
			const panel = screen.getByRole("tabpanel");
			for (const plan of group.plans)
				expect(within(panel).getByText(asRead(plans[plan.id]?.name ?? "none"))).toBeVisible();
			expect(panel.textContent).not.toMatch(/\{\{|\}\}|features\.|plans\./);
		}
		const bill = copy.billedAnnually.replace("{{amount}}", formatMoney(10_200, code));
		expect(screen.getAllByText(asRead(bill))).toHaveLength(2);
	},
);
