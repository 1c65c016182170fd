/** @jest-environment node */

import fs from "node:fs";
import path from "node:path";
import { patchPages } from "../../../gatsby/patches/page-html";
import { tempFolder } from "../../kit/temp-folder";

const staticEntry = fs.readFileSync("node_modules/gatsby/cache-dir/static-entry.js", "utf8");
const [, template = ""] = /const windowPageData = (`[\s\S]*?\/\*\]\]>\*\/`)/.exec(staticEntry) ?? [];

/** The script that the installed Gatsby writes into a page. */
function gatsbyScript(pagePath: string): string {
	const values = { pagePath, webpackCompilationHash: "build 1", inlinePageData: false, pageData: undefined, process };
	const text = new Function(...Object.keys(values), `return ${template}`)(...Object.values(values));
	return `<script id="gatsby-script-loader">${text}</script>`;
}

const component = "component---src-pages-template-[id]-tsx";
const pageData = JSON.stringify({ componentChunkName: component, staticQueryHashes: ["123"] });
const stats = (...names: string[]) =>
	JSON.stringify({ namedChunkGroups: { [component]: { assets: names.map((name) => ({ name })) } } });

const folder = tempFolder({
	"index.html": gatsbyScript("/"),
	"404.html": gatsbyScript("/404.html"),
	"ru/template/[id]/index.html": gatsbyScript("/ru/template/[id]/"),
	"page-data/index/page-data.json": pageData,
	"page-data/ru/template/[id]/page-data.json": pageData,
	"webpack.stats.json": stats("shared-0.js", "template.css", "template-1.js"),
});
const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8");
const preloads = (file: string) => read(file).match(/(?<=<link rel="preload"[^>]*href=")[^"]*/g);

beforeAll(() => patchPages(folder));

test("the inline script of a page is the same on all pages, and knows the path", () => {
	const scripts = ["/", "/404.html", "/ru/template/[id]/"].map((page) => {
		const html = read(page.replace(/\/$/, "/index.html"));
		const [, at, script = ""] = /<script id="gatsby-script-loader" data-path="([^"]*)">(.*)<\/script>/.exec(html) ?? [];
		expect(at).toBe(page);
		const window: { pagePath?: string } = {};
		new Function("window", "document", script)(window, { currentScript: { dataset: { path: at } } });
		expect(window.pagePath).toBe(page);
		return script;
	});
	expect(new Set(scripts).size).toBe(1);
});

test("pages preload the data and the scripts that they need besides Gatsby's own", () => {
	const shared = ["/page-data/sq/d/123.json", "/shared-0.js", "/template-1.js"];
	expect(preloads("index.html")).toEqual(["/page-data/app-data.json", "/page-data/index/page-data.json", ...shared]);
	expect(preloads("ru/template/[id]/index.html")).toEqual(["/page-data/app-data.json", ...shared]);
	expect(preloads("404.html")).toBeNull();
});

test("the next build replaces the links", () => {
	fs.writeFileSync(path.join(folder, "webpack.stats.json"), stats("template-2.js"));
	patchPages(folder);
	expect(preloads("index.html")?.at(-1)).toBe("/template-2.js");
	expect(preloads("index.html")).toHaveLength(4);
});
