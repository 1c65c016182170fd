import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Bench, type Measure, routes } from "../measure";

const categories = {
	performance: "performance",
	accessibility: "accessibility",
	"best-practices": "best practices",
	seo: "SEO",
} as const;
type Category = keyof typeof categories;

/** Run by npx: it has 177 packages, which the project itself does not need. */
const command = "lighthouse@12.8.2";

/** The part of Lighthouse's JSON report that is read here. */
type Result = {
	runtimeError?: { message: string };
	categories: Record<
		string,
		{ title: string; score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
	>;
	audits: Record<
		string,
		{ title: string; score: number | null; displayValue?: string; numericValue?: number } | undefined
	>;
};

/** Adds the failed audits of each category to the notes. */
function noteFailedAudits(bench: Bench, route: string, { categories: found, audits }: Result) {
	for (const category of Object.values(found)) {
		if (!category || category.score === null || category.score === 1) continue;
		const { title, score, auditRefs } = category;
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
		const page = origin + route;
		const onlyCategories = audited.has(page) ? ["performance"] : Object.keys(categories);
		const options = {
			port: bench.debuggingPort,
			output: "json",
			"only-categories": onlyCategories,
			"disable-full-page-screenshot": true,
			quiet: true,
		};
		const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
		const { stdout } = await promisify(execFile)("npx", ["--yes", command, page, ...flags], { maxBuffer: 2 ** 26 });
		const result = JSON.parse(stdout) as Result;
		if (result.runtimeError) throw new Error(result.runtimeError.message);
		if (origin === bench.site && !audited.has(page)) noteFailedAudits(bench, route, result);
		audited.add(page);
		return result;
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
