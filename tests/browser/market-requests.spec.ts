import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, templateList, test } from "../kit/browser";
import { startSite } from "../kit/live-site";
import { open } from "../kit/navigation";

test("the list and detail calls have the documented method and path", async ({ page }) => {
	const calls: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/api/")) calls.push(`${request.method()} ${request.url()}`);
	});
	await open(page, "/templates/");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	const origin = new URL(page.url()).origin;
	const call = `GET ${origin}/api/public/market/getAll`;
	expect(calls).toEqual([call, `${call}?id=101`]);
});

for (const token of ["secret-token", undefined]) {
	test(`${token ? "a stored token is sent to the market only" : "no token is sent if none is stored"}`, async ({
		page,
	}) => {
		const requests: { market: boolean; authorization: string | undefined }[] = [];
		page.on("request", (request) => {
			const market = new URL(request.url()).pathname === "/api/public/market/getAll";
			requests.push({ market, authorization: request.headers().authorization });
		});
		if (token) await page.addInitScript((value) => localStorage.setItem("ACCESS_TOKEN", value), token);
		await open(page, "/templates/");
		await page.getByRole("article").first().getByRole("link").click();
		await expect(page.getByRole("tab").first()).toBeVisible();
		const toMarket = requests.filter(({ market }) => market).map(({ authorization }) => authorization);
		const expected = token && `Bearer ${token}`;
		expect(toMarket).toEqual([expected, expected]);
		expect(requests.filter(({ market, authorization }) => !market && authorization)).toEqual([]);
		expect(requests.filter(({ market }) => !market).length).toBeGreaterThan(3);
	});
}

test("a token that is no valid header value is not sent, and not logged", async ({ page, consoleErrors }) => {
	await page.addInitScript(() => localStorage.setItem("ACCESS_TOKEN", "two\nlines и кириллица"));
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	expect(consoleErrors.splice(0)).toEqual([expect.stringMatching(/^(?=.*ACCESS_TOKEN)(?!.*lines)/)]);
});

const token = "token-0123456789";

test("a token in the query string is ignored", async ({ page }) => {
	const sent: (string | undefined)[] = [];
	await page.route("**/api/public/market/getAll*", (route) => {
		sent.push(route.request().headers().authorization);
		return route.fulfill({ json: templateList(2) });
	});
	await open(page, `/templates/?ACCESS_TOKEN=${token}&token=${token}`);
	await expect(page.getByRole("article")).toHaveCount(2);
	expect(sent).toEqual([undefined]);
});

/** Starts a host other than the market, which should receive nothing. */
async function startOtherHost() {
	const requests: string[] = [];
	const server = http.createServer((request, response) => {
		requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ""}`);
		response.setHeader("access-control-allow-origin", "*");
		response.setHeader("access-control-allow-headers", "authorization");
		response.end("[]");
	});
	await once(server.listen(0), "listening");
	return { requests, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const responses: Record<string, (response: ServerResponse, otherHost: string) => unknown> = {
	"status 401": (response) => response.writeHead(401, { "www-authenticate": "Bearer" }).end(),
	"status 500 that echoes the request headers": (response) =>
		response.writeHead(500).end(JSON.stringify({ authorization: `Bearer ${token}` })),
	"HTML that echoes the token": (response) => response.writeHead(200).end(`<p>Bearer ${token}</p>`),
	"a truncated response": (response) => {
		response.writeHead(200, { "content-length": "1000" });
		response.write(`[{"id": 1, "title": "${token}`, () => response.destroy());
	},
	"no response": (response) => response.destroy(),
	"a redirect to another host": (response, otherHost) =>
		response.writeHead(302, { location: `${otherHost}/steal` }).end(),
	"a redirect to another host with the query": (response, otherHost) =>
		response.writeHead(307, { location: `${otherHost}/steal?id=1` }).end(),
};

for (const [description, respond] of Object.entries(responses)) {
	test(`the token does not leak if the market sends ${description}`, async ({ page, context, consoleErrors }) => {
		const otherHost = await startOtherHost();
		const sent: (string | undefined)[] = [];
		const site = await startSite((request, response, next) => {
			if (!request.url?.startsWith("/api/")) {
				expect(request.headers.authorization).toBeUndefined();
				return next();
			}
			sent.push(request.headers.authorization);
			respond(response, otherHost.origin);
		});
		const urls: string[] = [];
		context.on("request", (request) => urls.push(request.url()));
		const logged: string[] = [];
		page.on("console", async (message) => {
			for (const handle of message.args())
				logged.push(await handle.evaluate((value) => `${value?.stack} ${value?.cause} ${value}`).catch(() => ""));
		});
		await page.addInitScript((value) => localStorage.setItem("ACCESS_TOKEN", value), token);
		for (const route of ["/templates/", "/template/1/"]) {
			await open(page, site.origin + route);
			await expect(page.locator(".Toastify__toast")).toHaveCount(1);
			await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
			expect(await page.content()).not.toContain(token);
			const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, document.cookie, history.state]));
			expect(stored).not.toContain(token);
		}
		// Chromium itself repeats a request if the connection closes without a response.
		expect(new Set(sent)).toEqual(new Set([`Bearer ${token}`]));
		expect(urls.join()).not.toContain(token);
		expect([consoleErrors.splice(0), logged].join()).not.toContain(token);
		expect(otherHost.requests).toEqual([]);
		await site.stop();
		otherHost.server.close();
	});
}
