import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { asHeader, policyOf } from "../../../hosting/content-security-policy";
import { securityHeaders } from "../../../hosting/rules";
import { startNginx } from "../../../hosting/server/nginx-server";
import { htmlLang } from "../../../src/i18n/languages";
import { pageOf } from "../../kit/addresses";
import { path as at, languages, mockMarket, templateDetail } from "../../kit/browser";
import { freePort } from "../../kit/free-port";
import { waitForHydration } from "../../kit/navigation";
import { send } from "../../kit/serve";
import { startCloudflare, startNetlify } from "../../kit/static-hosts";

const site = path.resolve(__dirname, "../../../public");
const files = fs.readdirSync(site, { recursive: true, encoding: "utf8" }).sort();
const findFile = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))}`;
const policy = asHeader(policyOf(fs.readFileSync(path.join(site, "index.html"), "utf8")) ?? "none");

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";
/** The browser asks again before it uses a page: the hosts say it in different words. */
const revalidated = /^(?:no-cache|no-store|public, max-age=0(?:, must-revalidate)?)$/;

type Case = { url: string; status: number; page?: string; lang?: string; type: RegExp; cache: string | RegExp };

/** The same for every host. */
const cases: Case[] = [
	...languages.flatMap(({ code }) => {
		const page = (url: string, status: number, file: string) => ({
			url: at(url, code),
			status,
			page: at(file, code),
			lang: htmlLang(code),
			type: /^text\/html/,
			cache: revalidated,
		});
		return [
			page("/", 200, "/"),
			page("/?q=1", 200, "/"),
			page("/templates/?q=a%2F", 200, "/templates/"),
			page("/template/101/", 200, "/template/101/"),
			...["5", "404", ".x", "~612f62", "%D1%82", "a.b", "a'b"].map((id) =>
				page(`/template/${id}/?q=1`, 200, "/template/[id]/"),
			),
			...["/nope", "/nope/", "/template/5/more/", "/missing.js", "/static/x.png"].map((url) =>
				page(url, 404, "/404.html"),
			),
		];
	}),
	{ url: findFile(/^app-\w+\.js$/), status: 200, type: /javascript/, cache: year },
	{ url: findFile(/^app\.\w+\.css$/), status: 200, type: /^text\/css/, cache: year },
	{ url: findFile(/^static\/.*\.woff2$/), status: 200, type: /^font\/woff2/, cache: year },
	{ url: findFile(/^static\/.*\.avif$/), status: 200, type: /^image\/avif/, cache: year },
	{ url: findFile(/^avatars\/.*\.svg$/), status: 200, type: /^image\/svg\+xml/, cache: day },
	{ url: "/page-data/index/page-data.json", status: 200, type: /^application\/json/, cache: revalidated },
	{ url: "/page-data/template/[id]/page-data.json", status: 200, type: /^application\/json/, cache: revalidated },
	{ url: "/robots.txt", status: 200, type: /^text\/plain/, cache: revalidated },
];

/** Addresses that no link has. On every host they open a page. */
const strange =
	"//templates/ /ru//templates/ /%74emplates/ /templates%2f /template/a%2Fb/ /template//5/ /x%25/ /%E0 //x%25/ /uz//%E0/";

const hosts = [
	{ name: "nginx", tag: [], hasCacheRules: true, redirects: 301, crashesOn: undefined, start: startHostNginx },
	{
		name: "Cloudflare Pages",
		tag: ["@deep"],
		hasCacheRules: true,
		redirects: 308,
		crashesOn: undefined,
		start: startCloudflare,
	},
	// Its local server sends `max-age=0` with all files, serves pages at both addresses, serves client-only routes to all
	// methods, and ends with an error on `//` and `%E0`.
	{
		name: "Netlify",
		tag: ["@deep"],
		hasCacheRules: false,
		redirects: 200,
		crashesOn: /^\/\/|%E0/,
		start: startNetlify,
	},
];

async function startHostNginx() {
	const port = await freePort();
	const { stop } = await startNginx({ port });
	return { origin: `http://127.0.0.1:${port}`, stop };
}

for (const { name, tag, hasCacheRules, redirects, crashesOn, start } of hosts) {
	test.describe(name, { tag }, () => {
		// In one worker: a host takes seconds to start.
		test.describe.configure({ mode: "default", timeout: 300_000 });
		let host: Awaited<ReturnType<typeof start>>;
		test.beforeAll(async () => {
			host = await start();
		});
		test.afterAll(() => host.stop());
		const get = (url: string, method = "GET") => send(host.origin, url, { method });

		test("headers, cache rules, client-only routes and localized 404 pages", async () => {
			for (const { url, status, page, lang, type, cache } of cases) {
				const { status: answered, headers, body } = await get(url);
				expect.soft([url, answered], url).toEqual([url, status]);
				expect.soft(headers["content-type"], url).toMatch(type);
				if (page) expect.soft(pageOf(body), url).toEqual({ page, lang });
				if (page) expect.soft(headers["content-security-policy"], url).toBe(policy);
				for (const [key, value] of Object.entries(securityHeaders)) {
					expect.soft(headers[key.toLowerCase()], url).toBe(value);
				}
				if (!hasCacheRules && cache !== revalidated) continue;
				if (typeof cache === "string") expect.soft(headers["cache-control"], url).toBe(cache);
				else expect.soft(headers["cache-control"], url).toMatch(cache);
			}
		});

		test("redirects, methods, and files that are not part of the site", async () => {
			for (const [url, to] of [
				["/templates?q=1", "/templates/?q=1"],
				["/ru", "/ru/"],
				["/template/101?q=1", "/template/101/?q=1"],
				["/template/5?q=1", "/template/5/?q=1"],
			] as const) {
				const { status, headers } = await get(url);
				// The function of Cloudflare answers 301, its files 308.
				expect.soft(redirects === 200 ? [200] : [301, redirects], url).toContain(status);
				if (redirects !== 200) expect.soft(headers.location, url).toBe(to);
			}
			for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
				for (const url of ["/", "/template/101/", ...(redirects === 200 ? [] : ["/template/5/"])]) {
					expect.soft((await get(url, method)).status, `${method} ${url}`).toBe(405);
				}
			}
			for (const url of ["/api/public/market/getAll", "/api/x", "/.env", "/_gatsby/"]) {
				expect.soft((await get(url)).status, url).toBe(404);
			}
			const head = await get("/templates/", "HEAD");
			expect.soft([head.status, head.body]).toEqual([200, ""]);
		});

		test("addresses that no link has open a page", async ({ page }) => {
			const errors: string[] = [];
			page.on("pageerror", ({ message }) => errors.push(message));
			await mockMarket(page, { list: { body: [] }, detail: (id) => ({ body: templateDetail(`Id ${id}`) }) });
			for (const url of strange.split(" ").filter((each) => !crashesOn?.test(each))) {
				await page.goto(host.origin + url, { waitUntil: "commit" });
				// The page may load again, at its own address.
				await expect(page).toHaveURL(/^\w+:\/\/[^/]+(?:\/(?!\/|%2F)[^/]*)*$/i);
				await waitForHydration(page);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				expect(errors, url).toEqual([]);
			}
		});
	});
}
