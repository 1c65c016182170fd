import type { ServerResponse } from "node:http";
import { expect, test } from "../kit/browser";
import { startSite } from "../kit/live-site";
import { open, push } from "../kit/navigation";
import { english } from "../kit/translations";

const token = "token-0123456789";

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

test("the token does not leak, whatever the market sends", async ({ page, context, consoleErrors }) => {
	consoleErrors.allow(/./);
	const toOtherHost: unknown[] = [];
	const otherHost = await startSite((request, response) => {
		toOtherHost.push([request.url, request.headers]);
		response.setHeader("access-control-allow-origin", "*");
		response.setHeader("access-control-allow-headers", "authorization");
		response.end("[]");
	});
	let respond = responses["status 401"];
	const toMarket: (string | undefined)[] = [];
	const toOthers: (string | undefined)[] = [];
	const site = await startSite((request, response, next) => {
		const isCall = request.url?.startsWith("/api/");
		(isCall ? toMarket : toOthers).push(request.headers.authorization);
		if (isCall) respond?.(response, otherHost.origin);
		else next();
	});
	const urls: string[] = [];
	context.on("request", (request) => urls.push(request.url()));
	const logged: Promise<string>[] = [];
	page.on("console", (message) => {
		const texts = message.args().map((each) => each.evaluate((value) => `${value?.stack} ${value?.cause} ${value}`));
		logged.push(Promise.all(texts).then(String));
	});
	await page.addInitScript((value) => localStorage.setItem("ACCESS_TOKEN", value), token);
	await open(page, `${site.origin}/templates/`);
	for (const route of ["/templates/", "/template/1/"]) {
		const id = route === "/templates/" ? "" : "\\?id=1";
		const failure = new RegExp(`MarketError: GET /public/market/getAll${id} `);
		const waitForFailure = () => page.waitForEvent("console", (message) => failure.test(message.text()));
		if (route !== "/templates/") await Promise.all([waitForFailure(), push(page, route)]);
		const tryAgain = page.getByRole("main").getByRole("button", { name: english.common.actions.tryAgain });
		for (const [description, next] of Object.entries(responses)) {
			await test.step(`${route}: ${description}`, async () => {
				await expect(tryAgain).toBeVisible();
				respond = next;
				await Promise.all([waitForFailure(), tryAgain.click()]);
				await expect(tryAgain).toBeVisible();
				expect(await page.content()).not.toContain(token);
				const stored = await page.evaluate(() =>
					JSON.stringify([{ ...sessionStorage }, document.cookie, history.state]),
				);
				expect(stored).not.toContain(token);
			});
		}
	}
	// Chromium itself repeats a request if the connection closes without a response.
	expect(new Set(toMarket)).toEqual(new Set([`Bearer ${token}`]));
	expect(toOthers.filter(Boolean)).toEqual([]);
	expect(urls.join()).not.toContain(token);
	const cases = 2 * Object.keys(responses).length;
	expect(consoleErrors.filter((message) => message.includes("MarketError")).length).toBeGreaterThan(cases);
	expect([consoleErrors, await Promise.all(logged)].join()).not.toContain(token);
	expect(toOtherHost).toEqual([]);
	await site.stop();
	await otherHost.stop();
});
