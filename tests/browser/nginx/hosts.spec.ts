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

const year = /^public, max-age=31536000, immutable$/;
const day = /^public, max-age=86400$/;
/** The browser asks again before it uses a file: the hosts say it in different words. */
const revalidated = /^(?:no-cache|no-store|public, max-age=0(?:, must-revalidate)?)$/;

const pages = [
	["/", 200, "/"],
	["/templates/?q=a%2F", 200, "/templates/"],
	["/template/101/", 200, "/template/101/"],
	["/template/5/?q=1", 200, "/template/[id]/"],
	["/template/.x/", 200, "/template/[id]/"],
	["/template/%D1%82/", 200, "/template/[id]/"],
	["/nope", 404, "/404.html"],
	["/template/5/more/", 404, "/404.html"],
	["/api/x", 404, "/404.html"],
] as const;
const otherFiles = [
	[findFile(/^app-\w+\.js$/), /javascript/, year],
	[findFile(/^static\/.*\.woff2$/), /^font\/woff2/, year],
	[findFile(/^static\/.*\.avif$/), /^image\/avif/, year],
	[findFile(/^avatars\/.*\.svg$/), /^image\/svg\+xml/, day],
	["/page-data/index/page-data.json", /^application\/json/, revalidated],
	["/robots.txt", /^text\/plain/, revalidated],
] as const;

const strange =
	"//templates/ /ru//templates/ /%74emplates/ /templates%2f /template/a%2Fb/ /template//5/ /x%25/ /%E0 /uz//%E0/";

const hosts = [
	{ name: "nginx", tag: [], redirects: true, start: async () => startNginx(await freePort()) },
	{ name: "Cloudflare Pages", tag: ["@deep"], redirects: true, start: startCloudflare },
	// Its local server sends `max-age=0` with all files, serves pages at both addresses and client-only routes to all methods,
	// and ends with an error on `//` and `%E0`.
	{ name: "Netlify", tag: ["@deep"], redirects: false, crashesOn: /^\/\/|%E0/, start: startNetlify },
];

for (const { name, tag, redirects, crashesOn, start } of hosts) {
	test.describe(name, { tag }, () => {
		// In one worker: a host takes seconds to start.
		test.describe.configure({ mode: "default" });
		let host: Awaited<ReturnType<typeof start>>;
		test.beforeAll(async () => {
			test.setTimeout(300_000); // The first run downloads the host's server.
			host = await start();
		});
		test.afterAll(() => host.stop());
		const get = (url: string, method = "GET") => send(host.origin, url, { method });

		for (const { code } of languages) {
			test(`pages, client-only routes and 404 pages of ${code}`, async () => {
				for (const [url, status, page] of pages) {
					const { status: answered, headers, body } = await get(at(url, code));
					expect.soft([url, answered]).toEqual([url, status]);
					expect.soft(pageOf(body), url).toEqual({ page: at(page, code), lang: htmlLang(code) });
					expect.soft(headers["content-security-policy"], url).toBe(policy);
					expect.soft(headers["cache-control"], url).toMatch(revalidated);
				}
			});
		}

		test("types, cache lifetimes and security headers of files", async () => {
			for (const [url, type, lifetime] of otherFiles) {
				const { headers } = await get(url);
				expect.soft(headers["content-type"], url).toMatch(type);
				expect.soft(headers["cache-control"], url).toMatch(redirects ? lifetime : /./);
				for (const [key, value] of Object.entries(securityHeaders))
					expect.soft(headers[key.toLowerCase()], url).toBe(value);
			}
		});

		test("redirects to the trailing slash, with the query", async () => {
			for (const url of ["/templates", "/ru", "/template/101", "/template/5"]) {
				const { status, headers } = await get(`${url}?q=1`);
				expect.soft(redirects ? [301, 308] : [200], url).toContain(status);
				if (redirects) expect.soft(headers.location, url).toBe(`${url}/?q=1`);
			}
		});

		test("methods other than GET and HEAD get 405, and under /api/ 404", async () => {
			for (const method of ["POST", "PUT", "OPTIONS", "DELETE"]) {
				if (method !== "OPTIONS") expect.soft((await get("/", method)).status, method).toBe(405);
				expect.soft((await get("/api/public/market/getAll", method)).status, method).toBe(404);
			}
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
