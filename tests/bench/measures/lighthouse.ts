import type { Result } from "lighthouse";
import { type Bench, type Measure, routes } from "../measure";

const categories = {
	performance: "performance",
	accessibility: "accessibility",
	"best-practices": "best practices",
	seo: "SEO",
} as const;
type Category = keyof typeof categories;

/** Adds the failed audits of each category to the notes. */
function noteFailedAudits(bench: Bench, route: string, { categories: found, audits }: Result) {
	for (const { title, score, auditRefs } of Object.values(found)) {
		if (score === null || score === 1) continue;
		const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
		const names = failed.map(({ id }) => `${audits[id]?.title} (${audits[id]?.displayValue || id})`);
		bench.note(`Lighthouse ${title} of ${route} is ${Math.round(score * 100)}: ${names.join("; ")}`);
	}
}

/** The pages with results for all categories. */
const audited = new Set<string>();

/** Runs Lighthouse with its mobile profile. Only performance varies, so other categories run once per page. */
function audit(bench: Bench, origin: string, route: string): Promise<Result> {
	return bench.once(`lighthouse ${origin}${route}`, async () => {
		const { default: lighthouse } = await import("lighthouse");
		const flags = { port: bench.debuggingPort, logLevel: "error", disableFullPageScreenshot: true } as const;
		const page = origin + route;
		const onlyCategories = audited.has(page) ? ["performance"] : Object.keys(categories);
		const result = await lighthouse(page, { ...flags, onlyCategories });
		if (!result) throw new Error("Lighthouse returned no result.");
		const { runtimeError } = result.lhr;
		if (runtimeError) throw new Error(runtimeError.message);
		if (origin === bench.site && !audited.has(page)) noteFailedAudits(bench, route, result.lhr);
		audited.add(page);
		return result.lhr;
	});
}

const scoreMeasure = (category: Category, route: string): Measure => ({
	id: `lighthouse-${category}`,
	name: `Lighthouse ${categories[category]}`,
	route,
	unit: "points",
	target: { atLeast: 100 },
	runs: category === "performance" ? undefined : 1,
	measure: async (bench) =>
		Math.round(((await audit(bench, bench.site, route)).categories[category]?.score ?? 0) * 100),
});

const auditValue = async (bench: Bench, origin: string, route: string, name: string) =>
	(await audit(bench, origin, route)).audits[name]?.numericValue ?? Number.NaN;

const simulatedMeasure = (id: string, title: string, target: Measure["target"]): Measure => {
	const name = title.toLowerCase().replaceAll(" ", "-");
	return {
		id: `${id}-lighthouse`,
		name: `${title}, simulated by Lighthouse`,
		route: "/",
		unit: "ms",
		target,
		measure: (bench) => auditValue(bench, bench.site, "/", name),
		baseline: (bench) => auditValue(bench, bench.baseline, "/", name),
	};
};

const layoutShift = (route: string): Measure => ({
	id: "cls-lighthouse",
	name: "Cumulative Layout Shift",
	route,
	unit: "",
	target: { atMost: 0.004 },
	measure: (bench) => auditValue(bench, bench.site, route, "cumulative-layout-shift"),
});

export const lighthouse: Measure[] = [
	...routes.flatMap((route) =>
		(Object.keys(categories) as Category[]).map((category) => scoreMeasure(category, route)),
	),
	simulatedMeasure("lcp", "Largest Contentful Paint", { ratio: 1.05 }),
	simulatedMeasure("tbt", "Total Blocking Time", { atMost: 50 }),
	...routes.map(layoutShift),
];
