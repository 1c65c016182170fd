import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { annualBill, annualMonthlyPrice } from "../../src/features/pricing/billing";

const root = path.resolve(__dirname, "../..");

/** Reads and parses `content/{name}.yaml`. */
export function readContent<Content>(name: string): Content {
	return parse(fs.readFileSync(path.join(root, "content", `${name}.yaml`), "utf8")) as Content;
}

const { annualSaving, groups } = readContent<Queries.PlansContentFragment>("plans");

/** The groups of plans. Each plan has its monthly price with annual billing and the annual bill, too. */
export const planGroups = groups.map(({ id, plans }) => ({
	id,
	plans: plans.map((plan) => ({
		...plan,
		annualPrice: annualMonthlyPrice(plan.price, annualSaving),
		annualBill: annualBill(plan.price, annualSaving),
	})),
}));

const { landing } = readContent<{ landing: string[] }>("site");

/** Whether the landing page shows a section: all but the resources can be hidden. */
export const shows = (section: string) => landing.includes(section);

/** Reads a locale file as text, the form in which page queries deliver it. */
export function readLocale(language: string, namespace: string): string {
	return fs.readFileSync(path.join(root, "locales", language, `${namespace}.json`), "utf8");
}

/** Collapses whitespace, no-break spaces included, as Testing Library does when it compares text. */
export function normalizeSpaces(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
