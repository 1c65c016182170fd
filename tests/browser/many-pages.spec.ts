import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { localizedPath, publishedLanguages } from "../../src/i18n/languages";
import { copyProject } from "../kit/copy-project";
import { build } from "../kit/gatsby-command";
import { largeCatalog, serveCatalog } from "../kit/large-catalog";

const folder = path.resolve(__dirname, "../../test-results/many-pages");
const read = (file: string) => fs.readFileSync(path.join(folder, "public", file), "utf8");

test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test("a catalog of 10,000 templates becomes 30,000 pages @deep", async () => {
	test.setTimeout(2 * 60 * 60 * 1000);
	const catalog = largeCatalog(10_000);
	copyProject(folder);
	const { env, stop } = await serveCatalog(() => catalog);
	const { seconds, memory, output } = await build({ ...env, NODE_ENV: "production", MARKET_PAGES: "10000" }, folder);
	stop();
	console.info(`${Math.round(seconds)} s, ${Math.round(memory)} MB of memory, ${Math.round(output)} MB of files`);

	for (const { code } of publishedLanguages) {
		const templates = fs.readdirSync(path.join(folder, "public", localizedPath("/template/", code)));
		expect(templates.length).toBeGreaterThanOrEqual(catalog.length);
	}
	const last = catalog.at(-1);
	expect(read("ru/template/10000/index.html")).toContain(last?.title);
	expect(read("sitemap.xml")).toContain("/uz/template/10000/");
	// The list does not grow with the catalog: its first 24 cards are prerendered, and the browser fetches the others.
	expect(read("page-data/templates/page-data.json").length).toBeLessThan(30_000);
});
