/** @jest-environment node */

import fs from "node:fs";
import path from "node:path";
import { shareInlineCode } from "../../../gatsby/patches/inline-code";
import { addPreloads } from "../../../gatsby/patches/preloads";
import { tempFolder } from "../../kit/temp-folder";

const staticEntry = fs.readFileSync("node_modules/gatsby/cache-dir/static-entry.js", "utf8");
const [, template = ""] = /const windowPageData = (`[\s\S]*?\/\*\]\]>\*\/`)/.exec(staticEntry) ?? [];

/** The script that the installed Gatsby writes into a page. */
function gatsbyScript(pagePath: string): string {
	const values = { pagePath, webpackCompilationHash: "build 1", inlinePageData: false, pageData: undefined, process };
	const text = new Function(...Object.keys(values), `return ${template}`)(...Object.values(values));
	return `<script id="gatsby-script-loader">${text}</script>`;
}

test("the inline script of a page is the same on all pages, and knows the path", () => {
	const scripts = ["/", "/404.html", "/ru/template/[id]/"].map((page) => {
		const html = shareInlineCode(gatsbyScript(page), page);
		const [, at, script = ""] = /<script id="gatsby-script-loader" data-path="([^"]*)">(.*)<\/script>/.exec(html) ?? [];
		expect(at).toBe(page);
		const window: { pagePath?: string } = {};
		new Function("window", "document", script)(window, { currentScript: { dataset: { path: at } } });
		expect(window.pagePath).toBe(page);
		return script;
	});
	expect(new Set(scripts).size).toBe(1);
});

const component = "component---src-pages-template-[id]-tsx";
const pageData = JSON.stringify({ componentChunkName: component, staticQueryHashes: ["123"] });
const stats = (...names: string[]) =>
	JSON.stringify({ namedChunkGroups: { [component]: { assets: names.map((name) => ({ name })) } } });

const folder = tempFolder({
	"page-data/index/page-data.json": pageData,
	"page-data/ru/template/[id]/page-data.json": pageData,
	"webpack.stats.json": stats("shared-0.js", "template.css", "template-1.js"),
});
const preloads = (html: string) => html.match(/(?<=<link rel="preload"[^>]*href=")[^"]*/g);

test("pages preload the data and the scripts that they need besides Gatsby's own, those of the last build", () => {
	const preloadsOf = (page: string) => preloads(addPreloads(gatsbyScript(page), page, folder));
	const shared = ["/page-data/sq/d/123.json", "/shared-0.js", "/template-1.js"];
	expect(preloadsOf("/")).toEqual(["/page-data/app-data.json", "/page-data/index/page-data.json", ...shared]);
	expect(preloadsOf("/ru/template/[id]/")).toEqual(["/page-data/app-data.json", ...shared]);
	expect(preloadsOf("/404.html")).toBeNull();

	const built = addPreloads(gatsbyScript("/"), "/", folder);
	fs.writeFileSync(path.join(folder, "webpack.stats.json"), stats("template-2.js"));
	expect(preloads(addPreloads(built, "/", folder))).toEqual([
		"/page-data/app-data.json",
		"/page-data/index/page-data.json",
		"/page-data/sq/d/123.json",
		"/template-2.js",
	]);
});
