import type { APIRequestContext, Page } from "@playwright/test";
import { siteUrl } from "../../src/seo/site-metadata";
import { expect, languages, path, test } from "../kit/browser";
import { open, routes, takeExpected } from "../kit/navigation";
import { readHead } from "../kit/read-head";

/** The internal link targets of the document: path and query. */
async function linkedPages(page: Page): Promise<string[]> {
	const origin = new URL(page.url()).origin;
	const hrefs = await page
		.locator("a[href]")
		.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
	const internal = hrefs.filter((href) => href.startsWith(`${origin}/`)).map((href) => new URL(href));
	return [...new Set(internal.map(({ pathname, search }) => pathname + search))];
}

/** The paths that respond with a redirect or an error. */
async function findNonOk(request: APIRequestContext, paths: Iterable<string>): Promise<string[]> {
	const failed: string[] = [];
	for (const path of paths) {
		const status = (await request.get(path, { maxRedirects: 0 })).status();
		if (status !== 200) failed.push(`${path} has status ${status}`);
	}
	return failed;
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("no internal link redirects or fails", async ({ page, request, consoleErrors }) => {
		const seen = new Set(languages.map(({ code }) => path("/", code)));
		for (const each of seen) {
			await page.goto(each);
			for (const linked of await linkedPages(page)) seen.add(linked);
		}
		for (const { code } of languages) expect(seen).toContain(path("/templates/", code));
		takeExpected(consoleErrors, /status of 404/);
		expect(await findNonOk(request, seen)).toEqual([]);
	});

	test("the sitemap lists the canonical URLs of all indexable pages", async ({ page, request }) => {
		const robots = await (await request.get("/robots.txt")).text();
		expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
		expect(robots).not.toContain("Disallow");
		const response = await request.get("/sitemap.xml");
		expect(response.headers()["content-type"]).toMatch(/^(application|text)\/xml/);
		const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
		const expected = ["/", "/templates/"].flatMap((route) => languages.map(({ code }) => siteUrl + path(route, code)));
		expect([...listed].sort()).toEqual(expected.sort());
		for (const loc of listed) {
			await page.goto(loc.slice(siteUrl.length));
			const { links, metas } = await readHead(page);
			expect([links.canonical, metas.robots]).toEqual([[loc], undefined]);
		}
		expect(
			await findNonOk(
				request,
				listed.map((loc) => loc.slice(siteUrl.length)),
			),
		).toEqual([]);
	});
});

for (const { code } of languages) {
	test(`no internal link redirects or fails after hydration in ${code}`, async ({ page, request, consoleErrors }) => {
		const seen = new Set<string>();
		for (const route of routes) {
			await open(page, path(route, code));
			await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
			for (const linked of await linkedPages(page)) seen.add(linked);
		}
		takeExpected(consoleErrors, /status of 404/);
		seen.delete(path("/nope/", code));
		for (const other of languages) seen.delete(path("/nope/", other.code));
		expect([...seen].some((each) => each.startsWith(path("/template/", code)))).toBe(true);
		expect(await findNonOk(request, seen)).toEqual([]);
	});
}
