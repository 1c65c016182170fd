/** @jest-environment node */

import { addPreloads, type Stats } from "../../../gatsby/patches/page-html";
import { tempFolder } from "../../kit/temp-folder";

const script = '<script id="gatsby-script-loader"></script>';
const component = "component---src-page-templates-template-tsx";
const pageData = JSON.stringify({ componentChunkName: component, staticQueryHashes: ["123"] });
const stats = (...names: string[]): Stats => ({
	namedChunkGroups: { [component]: { assets: names.map((name) => ({ name })) } },
});

const folder = tempFolder({
	"page-data/index/page-data.json": pageData,
	"page-data/ru/template/[id]/page-data.json": pageData,
});
const preloads = (html: string) => html.match(/(?<=<link rel="preload"[^>]*href=")[^"]*/g);

test("pages preload the data and the scripts that they need besides Gatsby's own", () => {
	const first = stats("shared-0.js", "template.css", "template-1.js");
	const preloadsOf = (page: string) => preloads(addPreloads(script, page, folder, first));
	const shared = ["/page-data/sq/d/123.json", "/shared-0.js", "/template-1.js"];
	expect(preloadsOf("/")).toEqual(["/page-data/app-data.json", "/page-data/index/page-data.json", ...shared]);
	expect(preloadsOf("/ru/template/[id]/")).toEqual(["/page-data/app-data.json", ...shared]);
	expect(preloadsOf("/404.html")).toBeNull();
});
