import type { Result } from "lighthouse";
import { type Bench, type Measure, routes } from "../measure";

const categories = {
	performance: "performance",
	accessibility: "accessibility",
	"best-practices": "best practices",
	seo: "SEO",
} as const;
type Category = keyof typeof categories;

/** What costs points, by name, so that nobody has to run Lighthouse again to hear it. */
function tellWhatCosts(bench: Bench, route: string, { categories: found, audits }: Result) {
	for (const { title, score, auditRefs } of Object.values(found)) {
		if (score === null || score === 1) continue;
		const costly = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
		const names = costly.map(({ id }) => `${audits[id]?.title} (${audits[id]?.displayValue || id})`);
		bench.note(`Lighthouse ${title} of ${route} is ${Math.round(score * 100)}: ${names.join("; ")}`);
	}
}

/** The pages on which everything has been looked at. */
const judged = new Set<string>();

/** One run of Lighthouse with its mobile profile. Only timings vary: what else it looks at is looked at once. */
function audit(bench: Bench, origin: string, route: string): Promise<Result> {
	return bench.once(`lighthouse ${origin}${route}`, async () => {
		const { default: lighthouse } = await import("lighthouse");
		const flags = { port: bench.debuggingPort, logLevel: "error", disableFullPageScreenshot: true } as const;
		const page = origin + route;
		const onlyCategories = judged.has(page) ? ["performance"] : Object.keys(categories);
		const result = await lighthouse(page, { ...flags, onlyCategories });
		if (!result) throw new Error("Lighthouse gave no answer.");
		const { runtimeError } = result.lhr;
		if (runtimeError) throw new Error(runtimeError.message);
		if (origin === bench.site && !judged.has(page)) tellWhatCosts(bench, route, result.lhr);
		judged.add(page);
		return result.lhr;
	});
}

const score = (category: Category, route: string): Measure => ({
	id: `lighthouse-${category}`,
	name: `Lighthouse ${categories[category]}`,
	route,
	unit: "points",
	target: { atLeast: 100 },
	runs: category === "performance" ? undefined : 1,
	measure: async (bench) =>
		Math.round(((await audit(bench, bench.site, route)).categories[category]?.score ?? 0) * 100),
});

type Audit = Pick<Measure, "id" | "name" | "route" | "unit" | "target"> & { audit: string; floor?: boolean };

const audited = ({ audit: id, floor, ...row }: Audit): Measure => {
	const on = async (bench: Bench, origin: string) =>
		(await audit(bench, origin, row.route ?? "/")).audits[id]?.numericValue ?? Number.NaN;
	return {
		...row,
		measure: (bench) => on(bench, bench.site),
		floor: floor ? (bench) => on(bench, bench.floor) : undefined,
	};
};

export const lighthouse: Measure[] = [
	...routes.flatMap((route) => (Object.keys(categories) as Category[]).map((category) => score(category, route))),
	audited({
		id: "lcp-lighthouse",
		name: "Largest Contentful Paint, as Lighthouse models it",
		route: "/",
		unit: "ms",
		target: { ratio: 1.05 },
		audit: "largest-contentful-paint",
		floor: true,
	}),
	audited({
		id: "tbt-lighthouse",
		name: "Total Blocking Time, as Lighthouse models it",
		route: "/",
		unit: "ms",
		target: { atMost: 50 },
		audit: "total-blocking-time",
		floor: true,
	}),
	...routes.map((route) =>
		audited({
			id: "cls-lighthouse",
			name: "Cumulative Layout Shift",
			route,
			unit: "",
			target: { atMost: 0.004 },
			audit: "cumulative-layout-shift",
		}),
	),
];
