import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, languages, path, templateDetail, templateList, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { type LiveSite, startSite } from "../kit/live-site";
import { open, takeProblems } from "../kit/visit";

type Answer = (response: ServerResponse, id: string | null) => unknown;

let answer: Answer;
let calls: string[];
let site: LiveSite;
test.beforeEach(async () => {
	calls = [];
	site = await startSite((request, response, next) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
		if (!pathname.startsWith("/api/")) return next();
		calls.push(request.url ?? "");
		answer(response, searchParams.get("id"));
	});
});
test.afterEach(() => site.stop());

const json = { "content-type": "application/json", "content-encoding": "identity", "cache-control": "no-transform" };
const failed = /MarketError|Failed to load resource/;

for (const { code } of languages) {
	const { list } = copyOf(code, "market");
	const { header } = copyOf(code, "common");

	test(`a market that never answers leaves a page that can be used in ${code}`, async ({ page }) => {
		answer = () => {};
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
			.getByRole("link", { name: copyOf(code, "market").title, exact: true })
			.click();
		await expect(page).toHaveURL(at("/templates/"));
		await expect(page.locator(".Toastify__toast")).toHaveCount(0);
		await expect(page.getByRole("button", { name: copyOf(code, "common").actions.tryAgain })).toHaveCount(0);
	});
}

test("a list that trickles in shows what is there, and all of it in the end", async ({ page }) => {
	let goOn = () => {};
	const more = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	answer = async (response) => {
		const text = JSON.stringify(templateList(90));
		response.writeHead(200, json);
		const parts = text.match(/[\s\S]{1,500}/g) ?? [];
		const shown = Math.ceil((parts.length * 3) / 4);
		for (const [index, part] of parts.entries()) {
			if (index === shown) await more;
			response.write(part);
			await setTimeout(5);
		}
		response.end();
	};
	await open(page, `${site.origin}/templates/`);
	await expect(page.getByRole("link", { name: "Template 1", exact: true })).toBeVisible();
	await expect(page.getByRole("listitem").and(page.locator("[aria-setsize]")).first()).toHaveAttribute(
		"aria-setsize",
		"60",
	);
	goOn();
	await expect(page.getByRole("listitem").and(page.locator("[aria-setsize]")).first()).toHaveAttribute(
		"aria-setsize",
		"90",
	);
	expect(calls).toHaveLength(1);
});

test("a list that breaks off after its beginning was shown fails once, and can be tried again", async ({
	page,
	problems,
}) => {
	answer = async (response) => {
		response.writeHead(200, json);
		response.write(JSON.stringify(templateList(90)).slice(0, -200));
		await setTimeout(600);
		response.destroy();
	};
	await open(page, `${site.origin}/templates/`);
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error"]);
	await expect(page.getByRole("heading", { name: copyOf("en", "market").list.error.title })).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(0);
	takeProblems(problems, failed);
	answer = (response) => response.writeHead(200, json).end(JSON.stringify(templateList(4)));
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("article")).toHaveCount(4);
	expect(calls).toHaveLength(2);
});

test("a template that trickles in is shown when it is there", async ({ page }) => {
	let goOn = () => {};
	const seen = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	answer = async (response) => {
		response.writeHead(200, json);
		const parts = JSON.stringify(templateDetail("Slow")).match(/[\s\S]{1,20}/g) ?? [];
		for (const [index, part] of parts.entries()) {
			if (index === parts.length - 1) await seen;
			response.write(part);
			await setTimeout(60);
		}
		response.end();
	};
	await open(page, `${site.origin}/template/5/`);
	await expect(page.locator("main [data-needs-script][aria-hidden=true]")).toBeVisible();
	goOn();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow");
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
});

test("the template of the address is shown, whichever answer comes last", async ({ page }) => {
	const waiting = new Map<string, () => void>();
	answer = (response, id) => {
		const send = () => response.writeHead(200, json).end(JSON.stringify(templateDetail(`Number ${id}`, Number(id))));
		waiting.set(id ?? "list", send);
	};
	await open(page, `${site.origin}/template/1/`);
	const seen = await page.evaluateHandle(() => {
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
	expect(await seen.jsonValue()).toEqual(["Number 4"]);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Number 3");
	expect(calls.filter((url) => url.includes("id="))).toHaveLength(4);
});
