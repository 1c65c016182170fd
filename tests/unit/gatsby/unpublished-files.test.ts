/** @jest-environment node */

import fs from "node:fs";
import path from "node:path";
import { siteFiles } from "../../../hosting/site-files";
import { tempFolder } from "../../kit/temp-folder";

const published = ["/404.html", "/index.html", "/ru/404.html"];
const unpublished = ["/404/index.html", "/_gatsby/slices/1.html", "/ru/404/index.html", "/webpack.stats.json"];

const workingFolder = process.cwd();
afterAll(() => process.chdir(workingFolder));

// Gatsby reads them in a build that follows another one, and fails without the 404 pages.
test("files that only Gatsby reads are not published, and are back for the next build", async () => {
	const root = tempFolder(Object.fromEntries([...published, ...unpublished].map((file) => [`public${file}`, file])));
	process.chdir(root);
	const { moveUnpublishedFiles, onPreInit } = await import("../../../gatsby/patches/unpublished-files");
	const files = () => siteFiles(path.join(root, "public")).sort();

	moveUnpublishedFiles();
	expect(files()).toEqual(published);
	await onPreInit?.({} as never, { plugins: [] }, () => {});
	expect(files()).toEqual([...published, ...unpublished].sort());
	expect(fs.readFileSync(path.join(root, "public/404/index.html"), "utf8")).toBe("/404/index.html");
});
