/** @jest-environment node */
import { removeUnusedPictures } from "../../../gatsby/unused-pictures";
import { siteFiles } from "../../../hosting/site-files";
import { tempFolder } from "../../kit/temp-folder";

test("pictures that no file of the build names are removed", () => {
	const folder = tempFolder({
		"index.html": '<img srcset="/static/1/a.webp 640w,/static/2/b@2x.webp 1280w">',
		"page-data/index/page-data.json": '{"src":"/static/3/c.svg"}',
		"app.css": "@font-face{src:url(/static/font-1.woff2)}",
		"static/1/a.webp": "",
		"static/2/b@2x.webp": "",
		"static/3/c.svg": "",
		"static/3/c.svg.br": "",
		"static/font-1.woff2": "",
		"static/4/a.webp": "",
		"share/landing.jpg": "",
	});
	const before = siteFiles(folder);
	removeUnusedPictures(folder);
	expect(siteFiles(folder)).toEqual(before.filter((file) => file !== "/static/4/a.webp"));
});
