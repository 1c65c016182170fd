/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { withoutScripts } from "../../bench/baseline";
import { partOf } from "../../bench/bundle/parts";
import { figuresFile, writeFigures } from "../../bench/document";
import type { Bench, Measure } from "../../bench/measure";
import { OptionError, readOptions, selectMeasures } from "../../bench/options";
import { registry } from "../../bench/registry";
import { runRounds } from "../../bench/rounds";
import { median, toFigure } from "../../bench/statistics";
import { figureTable } from "../../bench/table";
import { tempFolder } from "../../kit/temp-folder";

const all = [...registry.builds, ...registry.site];
const row = { id: "lcp", name: "Paint", route: "/", unit: "ms" } as const;

test("options have defaults and accept values", () => {
	expect(readOptions([])).toEqual({ build: true, only: [], runs: 5 });
	const options = readOptions(["--no-build", "--only", "/ru", "--only", "lcp", "--runs", "7"]);
	expect(options).toEqual({ build: false, only: ["/ru", "lcp"], runs: 7 });
});

test.each([["--nope"], ["--runs", "0"], ["--runs", "five"], ["extra"]])("rejects %s %s", (...args) => {
	expect(() => readOptions(args)).toThrow(OptionError);
});

test("--only selects a route, with or without trailing slash, or a measure", () => {
	const routes = (name: string) => [...new Set(all.filter(selectMeasures(all, [name])).map(({ route }) => route))];
	expect(routes("/ru")).toEqual(["/ru/"]);
	expect(routes("/ru/")).toEqual(["/ru/"]);
	expect(routes("/")).toEqual(["/"]);
	expect(all.filter(selectMeasures(all, ["inp"])).every(({ id }) => id.startsWith("inp-"))).toBe(true);
	expect(all.filter(selectMeasures(all, []))).toEqual(all);
	expect(() => selectMeasures(all, ["/none"])).toThrow(/matches no measure.\nRoutes: \/, \/ru\/.*\nMeasures: .*lcp/);
});

test("median of no, one, an odd and an even number of samples", () => {
	expect([median([]), median([3]), median([9, 1, 5]), median([4, 1, 3, 2])]).toEqual([undefined, 3, 5, 2.5]);
});

test("a figure is compared with its target, as a value or as a ratio to its baseline", () => {
	expect(toFigure({ ...row, target: { atMost: 50 } }, [50, 51, 10], [])).toMatchObject({ value: 50, met: true });
	expect(toFigure({ ...row, target: { atLeast: 100 } }, [99], [])).toMatchObject({ met: false });
	expect(toFigure({ ...row, target: { ratio: 1.05 } }, [110], [100])).toMatchObject({ ratio: 1.1, met: false });
	expect(toFigure(row, [1], []).met).toBeUndefined();
	expect(figureTable([toFigure({ ...row, target: { ratio: 1.05 } }, [110, 1110], [100])])).toContain("**missed**");
});

test("rounds alternate value and baseline, share work, and continue after a failure", async () => {
	jest.spyOn(console, "info").mockImplementation(() => {});
	const calls: string[] = [];
	const record = (name: string) => async () => calls.push(name);
	const measures: Measure[] = [
		{ ...row, measure: record("site"), baseline: record("baseline") },
		{ ...row, runs: 1, measure: (round) => round.once("shared", record("shared")) },
		{ ...row, measure: (round) => round.once("shared", record("second round")) },
		{ ...row, measure: () => Promise.reject(new Error("broken")) },
		{ ...row, measure: ({ index }) => (index === 0 ? Promise.reject(new Error("once")) : Promise.resolve(7)) },
	];
	const figures = await runRounds(
		measures,
		2,
		(round) => round as Bench,
		() => {},
	);
	expect(calls).toEqual(["site", "baseline", "shared", "baseline", "site", "second round"]);
	expect(figures.map(({ samples }) => samples.length)).toEqual([2, 1, 2, 0, 1]);
	expect(figures.map(({ error }) => error)).toEqual([undefined, undefined, undefined, "broken", undefined]);
});

test("the baseline has no scripts and no resource hints for scripts", () => {
	const kept =
		'<style>a{}</style><link rel="preload" as="font" href="/a.woff2"><script type="application/ld+json">{}</script>';
	const removed =
		'<script src="/a.js" async></script><script>window.a="</p>"</script><link as="script" rel="preload" href="/a.js"/>' +
		'<link rel="modulepreload" href="/b.js"><link rel="preload" as="fetch" href="/page-data/index/page-data.json">';
	expect(withoutScripts(`${removed}${kept}${removed}`)).toBe(kept);
});

test("a source file belongs to its package or to its folder of the repository", () => {
	const parts = {
		"webpack://qahva-site/./node_modules/react-dom/cjs/react-dom-client.production.js": "react-dom",
		"webpack://qahva-site/./node_modules/a/node_modules/@b/c/index.js?1234": "@b/c",
		"webpack://qahva-site/./.cache/loader.js": "gatsby",
		"webpack://qahva-site/./src/features/catalog/card/card.tsx": "src/features/catalog",
		"webpack://qahva-site/./src/layout/header/header.tsx": "src/layout",
		"webpack://qahva-site/./gatsby/patches/hydrate.ts": "gatsby/patches",
		"webpack://qahva-site/webpack/runtime/ensure chunk": "webpack",
		"webpack://qahva-site/./gatsby-browser.tsx": "gatsby-browser.tsx",
	};
	expect(Object.fromEntries(Object.keys(parts).map((source) => [source, partOf(source)]))).toEqual(parts);
});

test("figures replace the text between the markers", () => {
	const text = (figures: string) =>
		`before\n<!-- figures: written by npm run bench -->\n${figures}\n<!-- end of the figures -->\nafter\n`;
	const file = path.join(tempFolder({ "a.md": text("old") }), "a.md");
	writeFigures(file, "$& new");
	expect(fs.readFileSync(file, "utf8")).toBe(text("\n$& new\n"));
	expect(fs.readFileSync(figuresFile, "utf8")).toMatch(/^<!-- figures[\s\S]+^<!-- end of the figures -->$/m);
});
