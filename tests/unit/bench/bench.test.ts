/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { partOf } from "../../bench/bundle/parts";
import { writeMarkdown } from "../../bench/document";
import { withoutScripts } from "../../bench/floor";
import type { Measure } from "../../bench/measure";
import { chooser, OptionError, readOptions } from "../../bench/options";
import { registry } from "../../bench/registry";
import { takeRounds } from "../../bench/rounds";
import { figureOf, median } from "../../bench/statistics";
import { figureTable } from "../../bench/table";
import { folderOf } from "../../kit/folder";

const all = [...registry.builds, ...registry.site];
const row = { id: "lcp", name: "Paint", route: "/", unit: "ms" } as const;

test("options have their defaults and take what is said", () => {
	expect(readOptions([])).toMatchObject({ build: true, only: [], runs: 5 });
	const said = readOptions(["--no-build", "--only", "/ru", "--only", "lcp", "--runs", "7", "--json", "x.json"]);
	expect(said).toMatchObject({ build: false, only: ["/ru", "lcp"], runs: 7, json: "x.json" });
});

test.each([["--nope"], ["--runs", "0"], ["--runs", "five"], ["extra"]])(
	"%s %s is told and not guessed at",
	(...args) => {
		expect(() => readOptions(args)).toThrow(OptionError);
	},
);

test("--only names a route, with or without its slash, or a measure", () => {
	const routes = (name: string) => [...new Set(all.filter(chooser(all, [name])).map(({ route }) => route))];
	expect(routes("/ru")).toEqual(["/ru/"]);
	expect(routes("/ru/")).toEqual(["/ru/"]);
	expect(routes("/")).toEqual(["/"]);
	expect(all.filter(chooser(all, ["inp"])).every(({ id }) => id.startsWith("inp-"))).toBe(true);
	expect(all.filter(chooser(all, []))).toEqual(all);
	expect(() => chooser(all, ["/none"])).toThrow(/names nothing.\nRoutes: \/, \/ru\/.*\nMeasures: .*lcp/);
});

test("the median is the one in the middle, or between the two there", () => {
	expect([median([]), median([3]), median([9, 1, 5]), median([4, 1, 3, 2])]).toEqual([undefined, 3, 5, 2.5]);
});

test("a figure is held against its target, by itself or by its floor", () => {
	expect(figureOf({ ...row, target: { atMost: 50 } }, [50, 51, 10], [])).toMatchObject({ value: 50, met: true });
	expect(figureOf({ ...row, target: { atLeast: 100 } }, [99], [])).toMatchObject({ met: false });
	expect(figureOf({ ...row, target: { ratio: 1.05 } }, [110], [100])).toMatchObject({ ratio: 1.1, met: false });
	expect(figureOf(row, [1], []).met).toBeUndefined();
	expect(figureTable([figureOf({ ...row, target: { ratio: 1.05 } }, [110, 1110], [100])])).toContain("**missed**");
});

test("a figure and its floor are taken in turn, shared work once a round, and a failure stops nothing", async () => {
	jest.spyOn(console, "info").mockImplementation(() => {});
	const taken: string[] = [];
	const take = (name: string) => async () => taken.push(name);
	const measures: Measure<Parameters<Measure["measure"]>[0]>[] = [
		{ ...row, measure: take("site"), floor: take("floor") },
		{ ...row, runs: 1, measure: (round) => round.once("shared", take("shared")) },
		{ ...row, measure: (round) => round.once("shared", take("never")) },
		{ ...row, measure: () => Promise.reject(new Error("broken")) },
		{ ...row, measure: ({ index }) => (index === 0 ? Promise.reject(new Error("once")) : Promise.resolve(7)) },
	];
	const figures = await takeRounds(
		measures,
		2,
		(round) => round as Parameters<Measure["measure"]>[0],
		() => {},
	);
	expect(taken).toEqual(["site", "floor", "shared", "floor", "site", "never"]);
	expect(figures.map(({ samples }) => samples.length)).toEqual([2, 1, 2, 0, 1]);
	expect(figures.map(({ error }) => error)).toEqual([undefined, undefined, undefined, "broken", undefined]);
});

test("the floor has no script and nothing that is fetched for one", () => {
	const kept =
		'<style>a{}</style><link rel="preload" as="font" href="/a.woff2"><script type="application/ld+json">{}</script>';
	const gone =
		'<script src="/a.js" async></script><script>window.a="</p>"</script><link as="script" rel="preload" href="/a.js"/>' +
		'<link rel="modulepreload" href="/b.js"><link rel="preload" as="fetch" href="/page-data/index/page-data.json">';
	expect(withoutScripts(`${gone}${kept}${gone}`)).toBe(kept);
});

test("the part of a source is its package, or its folder of the site", () => {
	expect(
		[
			"webpack://qahva-site/./node_modules/react-dom/cjs/react-dom-client.production.js",
			"webpack://qahva-site/./node_modules/a/node_modules/@b/c/index.js?1234",
			"webpack://qahva-site/./.cache/loader.js",
			"webpack://qahva-site/./src/market/card/card.tsx",
			"webpack://qahva-site/webpack/runtime/ensure chunk",
			"webpack://qahva-site/./gatsby-browser.tsx",
		].map(partOf),
	).toEqual(["react-dom", "@b/c", "gatsby", "src/market", "webpack", "gatsby-browser.tsx"]);
});

test("figures are put between their marks, and make a file of their own where there are none", () => {
	const marks = ["<!-- figures: written by npm run bench -->", "<!-- end of the figures -->"];
	const folder = folderOf({ "a.md": `before\n${marks[0]}\nold\n${marks[1]}\nafter\n` });
	writeMarkdown(path.join(folder, "a.md"), "new");
	expect(fs.readFileSync(path.join(folder, "a.md"), "utf8")).toBe(`before\n${marks[0]}\n\nnew\n\n${marks[1]}\nafter\n`);
	writeMarkdown(path.join(folder, "b.md"), "new");
	expect(fs.readFileSync(path.join(folder, "b.md"), "utf8")).toBe("new\n");
});
