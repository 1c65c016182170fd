import { type ByteType, firstVisit, type Received, requests } from "../../kit/first-visit";
import { type Bench, type Measure, routes } from "../measure";
import { visit } from "../visit";

/** All that comes until the templates are there; on the floor there never are any. */
const received = (bench: Bench, origin: string, route: string): Promise<Received[]> =>
	bench.once(`bytes ${origin}${route}`, () =>
		visit(bench, {}, (page) => {
			const isReady = () => page.locator("article").first().waitFor();
			return firstVisit(page, origin + route, origin === bench.site ? isReady : undefined);
		}),
	);

async function kilobytes(bench: Bench, origin: string, route: string, type?: ByteType): Promise<number> {
	const all = await received(bench, origin, route);
	return all.filter((each) => !type || each.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** The names of the scripts that a first visit receives. */
export async function receivedScripts(bench: Bench, route: string): Promise<string[]> {
	const all = await received(bench, bench.site, route);
	return all.filter(({ type }) => type === "js").map(({ path }) => path.slice(1));
}

/** The targets are for the landing page; the others are told for comparison. */
const onLanding = (route: string, atMost: number) => (route === "/" ? { atMost } : undefined);

export const bytes: Measure[] = routes.flatMap((route): Measure[] => [
	{
		id: "js",
		name: "JavaScript of a first visit",
		route,
		unit: "KB",
		target: onLanding(route, 110),
		runs: 1,
		measure: (bench) => kilobytes(bench, bench.site, route, "js"),
	},
	{
		id: "bytes",
		name: "Everything of a first visit",
		route,
		unit: "KB",
		target: onLanding(route, 350),
		runs: 1,
		measure: (bench) => kilobytes(bench, bench.site, route),
		floor: (bench) => kilobytes(bench, bench.floor, route),
	},
	{
		id: "requests",
		name: "Requests of a first visit",
		route,
		unit: "",
		runs: 1,
		measure: async (bench) => requests(await received(bench, bench.site, route)).length,
		floor: async (bench) => requests(await received(bench, bench.floor, route)).length,
	},
]);
