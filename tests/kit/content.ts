import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Page } from "../../content-model/schemas/page";
import { landingAnchors } from "../../content-model/schemas/site";
import { annualBill, annualMonthlyPrice } from "../../src/features/pricing/billing";
import { languages } from "../../src/i18n/languages";

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

/** The sections that the landing page shows. */
export const landing = readContent<{ landing: string[] }>("site").landing;

const anchors: Record<string, string> = landingAnchors;

/** The id of a section in the HTML. */
export const sectionId = (section: string) => anchors[section] ?? section.replace("page/", "");

/** Whether the landing page shows a section: all but the resources can be hidden. */
export const shows = (section: string) => landing.includes(section);

/** The fields of a page of `content/pages`; undefined if it does not exist in the language. */
export function contentPage(name: string, language: string): Page | undefined {
	const file = path.join(root, "content/pages", `${name}.${language}.md`);
	return fs.existsSync(file) ? parse(fs.readFileSync(file, "utf8").split(/^---$/m)[1] ?? "") : undefined;
}

/** The pages of `content/pages`. */
export const contentPageNames = fs
	.readdirSync(path.join(root, "content/pages"))
	.flatMap((file) => /^(.+)\.en\.md$/.exec(file)?.[1] ?? []);
const isPublished = (name: string, code: string) => contentPage(name, code)?.draft !== true && contentPage(name, code);
const complete = contentPageNames.filter((name) => languages.every(({ code }) => isPublished(name, code)));

const isListed = (name: string) => contentPage(name, "en")?.listed !== false;

/** One page of `content/pages` of each kind that exists in all languages: listed, and not listed. */
export const contentPages = [complete.find(isListed), complete.filter((name) => !isListed(name)).at(-1)].filter(
	(name) => name !== undefined,
);

/** Reads a locale file as text, the form in which page queries deliver it. */
export function readLocale(language: string, namespace: string): string {
	return fs.readFileSync(path.join(root, "locales", language, `${namespace}.json`), "utf8");
}

/** Collapses whitespace, no-break spaces included, as Testing Library does when it compares text. */
export function normalizeSpaces(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
