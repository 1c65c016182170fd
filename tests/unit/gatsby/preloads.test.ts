/** @jest-environment node */

import fs from "node:fs";
import path from "node:path";
import { addPreloads } from "../../../gatsby/patches/preloads";
import { tempFolder } from "../../kit/temp-folder";

const script = '<script id="gatsby-script-loader"></script>';
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
	const preloadsOf = (page: string) => preloads(addPreloads(script, page, folder));
	const shared = ["/page-data/sq/d/123.json", "/shared-0.js", "/template-1.js"];
	expect(preloadsOf("/")).toEqual(["/page-data/app-data.json", "/page-data/index/page-data.json", ...shared]);
	expect(preloadsOf("/ru/template/[id]/")).toEqual(["/page-data/app-data.json", ...shared]);
	expect(preloadsOf("/404.html")).toBeNull();

	const built = addPreloads(script, "/", folder);
	fs.writeFileSync(path.join(folder, "webpack.stats.json"), stats("template-2.js"));
	expect(preloads(addPreloads(built, "/", folder))).toEqual([
		"/page-data/app-data.json",
		"/page-data/index/page-data.json",
		"/page-data/sq/d/123.json",
		"/template-2.js",
	]);
});
