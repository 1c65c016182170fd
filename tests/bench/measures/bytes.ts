import { type ByteType, firstVisit, type Received, requests } from "../../kit/first-visit";
import { type Bench, type Measure, routes } from "../measure";
import { visit } from "../visit";

/** Everything that a first visit receives. The cards of the landing page load near the viewport and do not count. */
const received = (bench: Bench, origin: string, route: string): Promise<Received[]> =>
	bench.once(`bytes ${origin}${route}`, () =>
		visit(bench, {}, (page) => {
			const hasCards = origin === bench.site && route.startsWith("/template");
			const isReady = () => page.locator("article").first().waitFor();
			return firstVisit(page, origin + route, hasCards ? isReady : undefined);
		}),
	);

async function kilobytes(bench: Bench, origin: string, route: string, type?: ByteType): Promise<number> {
	const all = await received(bench, origin, route);
	return all.filter((each) => !type || each.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Targets in KB. */
const scripts: Record<string, number> = { "/": 95, "/templates/": 105, "/template/101/": 110 };
const pageData: Record<string, number> = { "/": 3 };
const everything: Record<string, number> = { "/": 350 };

const targetOf = (targets: Record<string, number>, route: string) => {
	const atMost = targets[route];
	return atMost === undefined ? undefined : { atMost };
};

export const bytes: Measure[] = routes.flatMap((route): Measure[] => {
	const requestCount = async (bench: Bench, origin: string) => requests(await received(bench, origin, route)).length;
	const size = { route, unit: "KB", runs: 1 } as const;
	return [
		{
			...size,
			id: "js",
			name: "JavaScript, first visit",
			target: targetOf(scripts, route),
			measure: (bench) => kilobytes(bench, bench.site, route, "js"),
		},
		{
			...size,
			id: "data",
			name: "Page data, first visit",
			target: targetOf(pageData, route),
			measure: (bench) => kilobytes(bench, bench.site, route, "data"),
		},
		{
			...size,
			id: "bytes",
			name: "Transfer size, first visit",
			target: targetOf(everything, route),
			measure: (bench) => kilobytes(bench, bench.site, route),
			baseline: (bench) => kilobytes(bench, bench.baseline, route),
		},
		{
			...size,
			id: "requests",
			name: "Requests, first visit",
			unit: "",
			measure: (bench) => requestCount(bench, bench.site),
			baseline: (bench) => requestCount(bench, bench.baseline),
		},
	];
});
