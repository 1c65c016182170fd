import type { APIRequestContext, Page } from "@playwright/test";
import { siteUrl } from "../../src/site/head/site-url";
import { expect, languages, path, test } from "../kit/browser";
import { readHead } from "../kit/built-head";
import { open, routes, takeProblems } from "../kit/visit";

/** The pages of this site that the document links to, as they are written, without hash. */
async function linkedPages(page: Page): Promise<string[]> {
	const origin = new URL(page.url()).origin;
	const written = await page
		.locator("a[href]")
		.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
	const own = written.filter((href) => href.startsWith(`${origin}/`)).map((href) => new URL(href));
	return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}

/** What answers with anything but the page itself. */
async function detours(request: APIRequestContext, paths: Iterable<string>): Promise<string[]> {
	const found: string[] = [];
	for (const path of paths) {
		const status = (await request.get(path, { maxRedirects: 0 })).status();
		if (status !== 200) found.push(`${path} answers ${status}`);
	}
	return found;
}

test.describe("in the HTML alone", () => {
	test.use({ javaScriptEnabled: false });

	test("every link leads to a page without a redirect", async ({ page, request, problems }) => {
		const seen = new Set(languages.map(({ code }) => path("/", code)));
		for (const each of seen) {
			await page.goto(each);
			for (const linked of await linkedPages(page)) seen.add(linked);
		}
		for (const { code } of languages) expect(seen).toContain(path("/templates/", code));
		takeProblems(problems, /status of 404/);
		expect(await detours(request, seen)).toEqual([]);
	});

	test("the sitemap lists the pages that may be found, under the addresses that they have", async ({
		page,
		request,
	}) => {
		const robots = await (await request.get("/robots.txt")).text();
		expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
		expect(robots).not.toContain("Disallow");
		const answer = await request.get("/sitemap.xml");
		expect(answer.headers()["content-type"]).toMatch(/^(application|text)\/xml/);
		const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
		const expected = ["/", "/templates/"].flatMap((route) => languages.map(({ code }) => siteUrl + path(route, code)));
		expect([...listed].sort()).toEqual(expected.sort());
		for (const loc of listed) {
			await page.goto(loc.slice(siteUrl.length));
			const { links, metas } = await readHead(page);
			expect([links.canonical, metas.robots]).toEqual([[loc], undefined]);
		}
		expect(
			await detours(
				request,
				listed.map((loc) => loc.slice(siteUrl.length)),
			),
		).toEqual([]);
	});
});

for (const { code } of languages) {
	test(`every link leads to a page without a redirect in the browser, in ${code}`, async ({
		page,
		request,
		problems,
	}) => {
		const seen = new Set<string>();
		for (const route of routes) {
			await open(page, path(route, code));
			await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
			for (const linked of await linkedPages(page)) seen.add(linked);
		}
		takeProblems(problems, /status of 404/);
		seen.delete(path("/nope/", code));
		for (const other of languages) seen.delete(path("/nope/", other.code));
		expect([...seen].some((each) => each.startsWith(path("/template/", code)))).toBe(true);
		expect(await detours(request, seen)).toEqual([]);
	});
}
