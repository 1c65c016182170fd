import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, templateList, test } from "../kit/browser";
import { startSite } from "../kit/live-site";
import { open } from "../kit/visit";

const token = "token-0123456789";

/** A host that is not the market's: nothing may come there. */
async function startOther() {
	const asked: string[] = [];
	const server = http.createServer((request, response) => {
		asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ""}`);
		response.setHeader("access-control-allow-origin", "*");
		response.setHeader("access-control-allow-headers", "authorization");
		response.end("[]");
	});
	await once(server.listen(0), "listening");
	return { asked, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const answers: Record<string, (response: ServerResponse, other: string) => unknown> = {
	"status 401": (response) => response.writeHead(401, { "www-authenticate": "Bearer" }).end(),
	"status 500 and the headers of the call": (response) =>
		response.writeHead(500).end(JSON.stringify({ authorization: `Bearer ${token}` })),
	"no JSON that quotes the token": (response) => response.writeHead(200).end(`<p>Bearer ${token}</p>`),
	"half of an answer": (response) => {
		response.writeHead(200, { "content-length": "1000" });
		response.write(`[{"id": 1, "title": "${token}`, () => response.destroy());
	},
	"no answer": (response) => response.destroy(),
	"a way to another host": (response, other) => response.writeHead(302, { location: `${other}/steal` }).end(),
	"a way to another host with the query": (response, other) =>
		response.writeHead(307, { location: `${other}/steal?id=1` }).end(),
};

for (const [what, answer] of Object.entries(answers)) {
	test(`the token goes to the market alone when that answers with ${what}, and is written nowhere`, async ({
		page,
		context,
		problems,
	}) => {
		const other = await startOther();
		const sent: (string | undefined)[] = [];
		const site = await startSite((request, response, next) => {
			if (!request.url?.startsWith("/api/")) {
				expect(request.headers.authorization).toBeUndefined();
				return next();
			}
			sent.push(request.headers.authorization);
			answer(response, other.origin);
		});
		const addresses: string[] = [];
		context.on("request", (request) => addresses.push(request.url()));
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
		// Chromium itself asks again where a connection ends without a word.
		expect(new Set(sent)).toEqual(new Set([`Bearer ${token}`]));
		expect(addresses.join()).not.toContain(token);
		expect([problems.splice(0), logged].join()).not.toContain(token);
		expect(other.asked).toEqual([]);
		await site.stop();
		other.server.close();
	});
}

test("a token in the address is none", async ({ page }) => {
	const sent: (string | undefined)[] = [];
	await page.route("**/api/public/market/getAll*", (route) => {
		sent.push(route.request().headers().authorization);
		return route.fulfill({ json: templateList(2) });
	});
	await open(page, `/templates/?ACCESS_TOKEN=${token}&token=${token}`);
	await expect(page.getByRole("article")).toHaveCount(2);
	expect(sent).toEqual([undefined]);
});
