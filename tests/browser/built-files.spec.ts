import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { isPage, siteFiles } from "../../hosting/site-files";

const folder = path.resolve(__dirname, "../../public");
const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8");
const pages = siteFiles(folder).filter(isPage);

test("the build contains nothing of click-to-edit, and no source maps", () => {
	const scripts = files.filter((file) => /^[^/]+\.(?:js|css)$/.test(file));
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((file) => /click-to-edit|data-edit/.test(read(file)))).toEqual([]);
	expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
});

test("the inline script of Gatsby is the same on all pages, so that the policy has one hash for it", () => {
	const scripts = pages.map((page) => /<script id="gatsby-script-loader"[^>]*>(.*?)<\/script>/.exec(read(page))?.[1]);
	expect([...new Set(scripts)]).toEqual([expect.stringContaining("window.pagePath=")]);
});

test("no page shows a placeholder without its value", () => {
	expect(pages.length).toBeGreaterThan(0);
	expect(pages.filter((page) => read(page).includes("{{"))).toEqual([]);
});

test.describe("pages preload the data and the scripts of their component", () => {
	const preloadsOf = (page: string) => {
		const links = read(page).matchAll(/<link rel="preload" href="\/([^"]+)" as="(?:fetch|script)"/g);
		return [...links].map(([, file = ""]) => file);
	};

	for (const page of ["index", "ru/templates", "template/101", "uz/template/[id]"]) {
		test(page, () => {
			const preloaded = preloadsOf(page === "index" ? "index.html" : `${page}/index.html`);
			expect(preloaded).toContain("page-data/app-data.json");
			// The brackets of a client-only page are not allowed in a URL.
			expect(preloaded.includes(`page-data/${page}/page-data.json`)).toBe(!page.includes("["));
			for (const script of [/^app-.*\.js$/, /^component---.*\.js$/])
				expect(preloaded).toContainEqual(expect.stringMatching(script));
			expect(preloaded.filter((file) => !files.includes(file))).toEqual([]);
		});
	}

	test("the 404 page, which is served at other addresses, preloads none", () => {
		expect(preloadsOf("404.html")).toEqual([]);
	});
});

test("the browser code has client-only routes only", () => {
	const scripts = files.filter((file) => /^app-\w+\.js$/.test(file)).map(read);
	expect(scripts.join()).toContain("/template/:id");
	expect(scripts.join()).not.toContain("/template/101/");
});

test("a page inlines no font", () => {
	expect(pages.filter((page) => read(page).includes("data:font"))).toEqual([]);
});

test("a page inlines its own styles only", () => {
	const hasPricing = (page: string) => read(page).includes("pricing-module--");
	expect(["index.html", "404.html"].map(hasPricing)).toEqual([true, false]);
});

test("a page has the styles of all of its HTML, also of its islands", () => {
	const missing = pages.flatMap((page) => {
		const html = read(page);
		const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(
			([, names = ""]) => names.match(/[\w-]+-module--/g) ?? [],
		);
		return [...new Set(used)].filter((module) => !html.includes(`.${module}`)).map((module) => `${page} ${module}`);
	});
	expect(missing).toEqual([]);
});
