import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, languages, path, templateDetail, templateList, test } from "../kit/browser";
import { type LiveSite, startSite } from "../kit/live-site";
import { open, takeExpected } from "../kit/navigation";
import { translations } from "../kit/translations";

type Respond = (response: ServerResponse, id: string | null) => unknown;

let respond: Respond;
let calls: string[];
let site: LiveSite;
test.beforeEach(async () => {
	calls = [];
	site = await startSite((request, response, next) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
		if (!pathname.startsWith("/api/")) return next();
		calls.push(request.url ?? "");
		respond(response, searchParams.get("id"));
	});
});
test.afterEach(() => site.stop());

const json = { "content-type": "application/json", "content-encoding": "identity", "cache-control": "no-transform" };
const marketErrors = /MarketError|Failed to load resource/;

for (const { code } of languages) {
	const { list } = translations(code, "catalog");
	const { header } = translations(code, "common");

	test(`pages stay usable if the market never responds in ${code}`, async ({ page }) => {
		respond = () => {};
		const at = (route: string) => site.origin + path(route, code);
		const skeleton = page.locator("main [data-needs-script][aria-hidden=true]");
		await page.setViewportSize({ width: 390, height: 800 });
		await open(page, at("/templates/"));
		await expect(page.getByRole("status").filter({ hasText: list.loading })).toHaveCount(1);
		await expect(skeleton).toBeVisible();
		await page.getByRole("button", { name: header.openMenu }).click();
		await page.getByRole("banner").getByRole("link", { name: header.links.pricing, exact: true }).click();
		await expect(page).toHaveURL(at("/#pricing"));
		await page.getByRole("radio").last().click();
		await page.goBack();
		await expect(page).toHaveURL(at("/templates/"));
		await expect(skeleton).toBeVisible();
		await page.goto(at("/template/5/"));
		await expect(skeleton).toBeVisible();
		await page
			.getByRole("main")
			.getByRole("link", { name: translations(code, "catalog").title, exact: true })
			.click();
		await expect(page).toHaveURL(at("/templates/"));
		await expect(page.locator(".Toastify__toast")).toHaveCount(0);
		await expect(page.getByRole("button", { name: translations(code, "common").actions.tryAgain })).toHaveCount(0);
	});
}

test("a list that streams slowly is shown when it is complete", async ({ page }) => {
	let finish = () => {};
	const finished = new Promise<void>((resolve) => {
		finish = resolve;
	});
	respond = async (response) => {
		response.writeHead(200, json);
		const chunks = JSON.stringify(templateList(90)).match(/[\s\S]{1,500}/g) ?? [];
		for (const [index, chunk] of chunks.entries()) {
			if (index === chunks.length - 1) await finished;
			response.write(chunk);
			await setTimeout(5);
		}
		response.end();
	};
	await open(page, `${site.origin}/templates/`);
	await expect(page.locator("main [data-needs-script][aria-hidden=true]")).toBeVisible();
	finish();
	await expect(page.getByRole("link", { name: "Template 1", exact: true })).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(90);
	expect(calls).toHaveLength(1);
});

test('a list that is cut off fails once, and "Try again" works', async ({ page, consoleErrors }) => {
	respond = async (response) => {
		response.writeHead(200, json);
		response.write(JSON.stringify(templateList(90)).slice(0, -200));
		await setTimeout(600);
		response.destroy();
	};
	await open(page, `${site.origin}/templates/`);
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error"]);
	await expect(page.getByRole("heading", { name: translations("en", "catalog").list.error.title })).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(0);
	takeExpected(consoleErrors, marketErrors);
	respond = (response) => response.writeHead(200, json).end(JSON.stringify(templateList(4)));
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("article")).toHaveCount(4);
	expect(calls).toHaveLength(2);
});

test("a template that streams slowly is shown when it is complete", async ({ page }) => {
	let finish = () => {};
	const finished = new Promise<void>((resolve) => {
		finish = resolve;
	});
	respond = async (response) => {
		response.writeHead(200, json);
		const chunks = JSON.stringify(templateDetail("Slow")).match(/[\s\S]{1,20}/g) ?? [];
		for (const [index, chunk] of chunks.entries()) {
			if (index === chunks.length - 1) await finished;
			response.write(chunk);
			await setTimeout(60);
		}
		response.end();
	};
	await open(page, `${site.origin}/template/5/`);
	await expect(page.locator("main [data-needs-script][aria-hidden=true]")).toBeVisible();
	finish();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow");
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
});

test("the current template is shown, whatever the order of the responses", async ({ page }) => {
	const waiting = new Map<string, () => void>();
	respond = (response, id) => {
		const send = () => response.writeHead(200, json).end(JSON.stringify(templateDetail(`Number ${id}`, Number(id))));
		waiting.set(id ?? "list", send);
	};
	await open(page, `${site.origin}/template/1/`);
	const shownTitles = await page.evaluateHandle(() => {
		const titles: string[] = [];
		new MutationObserver(() => {
			const title = document.querySelector("article h1")?.textContent;
			if (title && titles.at(-1) !== title) titles.push(title);
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
		return titles;
	});
	for (const id of [2, 3, 4]) {
		await page.evaluate(
			(to) => (window as unknown as { ___push: (to: string) => void }).___push(to),
			`/template/${id}/`,
		);
		await expect.poll(() => waiting.has(String(id))).toBe(true);
	}
	for (const id of ["3", "4", "1", "2"]) {
		waiting.get(id)?.();
		await setTimeout(100);
	}
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Number 4");
	await expect(page.getByRole("tab", { name: "Scripts (4)" })).toBeVisible();
	expect(await shownTitles.jsonValue()).toEqual(["Number 4"]);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Number 3");
	expect(calls.filter((url) => url.includes("id="))).toHaveLength(4);
});
