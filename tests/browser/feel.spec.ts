import type { Page, Response } from "@playwright/test";
import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { open, takeProblems } from "../kit/visit";

/** A market that answers the list at once, and each template when it is let go. */
async function slowDetail(page: Parameters<typeof mockMarket>[0]) {
	let letGo = () => {};
	const waiting = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const asked: string[] = [];
	await page.route("**/api/public/market/getAll*", async (route) => {
		const id = new URL(route.request().url()).searchParams.get("id");
		if (id === null) return route.fulfill({ json: templateList(30) });
		asked.push(id);
		await waiting;
		await route.fulfill({ json: templateDetail(`Template ${id}`, 3) });
	});
	return { asked, letGo };
}

test("what the list knows is there at once on the template's page", async ({ page }) => {
	const market = await slowDetail(page);
	await open(page, "/templates/");
	await page.getByRole("article").nth(2).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template 3");
	await expect(page.getByRole("region", { name: "Description" })).toContainText("What template 3 does.");
	await expect(page.getByRole("tab", { name: "Scripts (3)" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Use this template" })).toBeVisible();
	await expect(page).toHaveTitle(/^Template 3/);
	await page.getByRole("tab", { name: "Scripts (3)" }).click();
	await expect(page.getByRole("button", { name: "Script 1" })).toHaveCount(0);
	market.letGo();
	await expect(page.getByRole("button", { name: "Script 1" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Scripts (3)" })).toHaveAttribute("aria-selected", "true");
	expect(market.asked).toEqual(["3"]);
});

test("a template that fails keeps what the list knows, and can be tried again", async ({ page, problems }) => {
	let detail: { status: number; body: unknown } = { status: 500, body: {} };
	await mockMarket(page, { list: { body: templateList(3) }, detail: () => detail });
	await open(page, "/templates/");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error!"]);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template 1");
	await expect(page.getByRole("heading", { level: 2, name: "The template could not be loaded" })).toBeVisible();
	detail = { status: 200, body: templateDetail("Mended") };
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mended");
	takeProblems(problems, /MarketError|Failed to load/);
});

for (const way of ["pointer", "keyboard"] as const) {
	test(`a template is fetched ahead when the ${way} rests on its card, and once`, async ({ page }) => {
		const market = await slowDetail(page);
		await open(page, "/templates/");
		const link = page.getByRole("article").nth(1).getByRole("link");
		await expect(link).toBeVisible();
		if (way === "pointer") await link.hover();
		else await link.focus();
		await expect.poll(() => market.asked).toEqual(["2"]);
		market.letGo();
		await page.keyboard.press("Tab");
		await link.click();
		await page.getByRole("tab", { name: "Scripts (3)" }).click();
		await expect(page.getByRole("button", { name: "Script 1" })).toBeVisible();
		expect(market.asked.filter((id) => id === "2")).toEqual(["2"]);
	});
}

test("fetching ahead that fails is told to nobody, and the visit asks anew", async ({ page, problems }) => {
	let detail: { status: number; body: unknown } = { status: 500, body: {} };
	const calls = await mockMarket(page, { list: { body: templateList(3) }, detail: () => detail });
	await open(page, "/templates/");
	const link = page.getByRole("article").first().getByRole("link");
	await link.hover();
	await expect.poll(() => problems.some((problem) => problem.includes("MarketError"))).toBe(true);
	detail = { status: 200, body: templateDetail("Second try") };
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second try");
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
	expect(calls.detail).toBe(2);
	takeProblems(problems, /MarketError|Failed to load/);
});

test("a pointer that passes over many cards fetches none of them", async ({ page }) => {
	const market = await slowDetail(page);
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	const sweep = () =>
		page.evaluate(() => {
			for (const link of document.querySelectorAll("article a")) {
				link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
				link.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body }));
			}
		});
	await sweep();
	await page.waitForTimeout(300);
	expect(market.asked).toEqual([]);
});

test("the language changes at once, without a trace of loading", async ({ page }) => {
	await open(page, "/template/101/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver(() => {
			const heading = document.querySelector("h1")?.textContent ?? "nothing";
			if (!seen.includes(heading)) seen.push(heading);
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
	});
	// The market does not answer any more: what is shown is what is known.
	await page.route("**/api/**", () => {});
	await page.locator("button[aria-haspopup=menu]").click();
	await page.getByRole("menuitem", { name: "Russian" }).click();
	await expect(page.getByRole("tab").first()).toHaveText("Обзор");
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
		"Exchange rates to Telegram",
	]);
	await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a screen reader hears the title of the page that is opened, and nothing when a tab or script is", async ({
	page,
}) => {
	await open(page, "/ru/templates/");
	const told = await page.evaluateHandle(() => {
		const texts: string[] = [];
		const announcer = document.getElementById("gatsby-announcer") as HTMLElement;
		// What stands there when a frame is drawn is what is read aloud.
		const look = () => {
			const text = announcer.textContent ?? "";
			if (text !== texts.at(-1)) texts.push(text);
			requestAnimationFrame(() => setTimeout(look));
		};
		look();
		return texts;
	});
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page).toHaveTitle(/^Exchange rates/);
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page).toHaveURL(/#script-/);
	await expect.poll(() => told.jsonValue()).toEqual(["", "Exchange rates to Telegram · Qahva", ""]);
});

/** Runs in the page: notes which parts of it each view transition moves, and whether frames come as before afterwards. */
function watchTransitions() {
	const moved: string[][] = [];
	const { requestAnimationFrame } = window;
	const start = document.startViewTransition.bind(document);
	Object.assign(window, { moved, hasFrames: () => window.requestAnimationFrame === requestAnimationFrame });
	document.startViewTransition = (...args) => {
		const transition = start(...args);
		const parts = () =>
			document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? []);
		transition.ready.then(
			() => moved.push(parts()),
			() => moved.push([]),
		);
		return transition;
	};
}

const isTransitionCode = async (response: Response) =>
	response.request().resourceType() === "script" && (await response.text()).includes("startViewTransition");

/** Does what makes the page fetch the code of transitions, and waits until it has run. */
async function expectIntent(page: Page, intend: () => Promise<void>) {
	const code = page.waitForResponse(isTransitionCode);
	await intend();
	await (await code).finished();
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

type Watched = { moved: string[][]; hasFrames: () => boolean };
const title = "::view-transition-group(template-title)";

for (const way of ["pointer", "keyboard"] as const) {
	test(`by ${way}, the title of a card moves to where it stands on the template's page`, async ({ page }) => {
		(await slowDetail(page)).letGo();
		await page.addInitScript(watchTransitions);
		await open(page, "/templates/");
		const link = page.getByRole("article").nth(1).getByRole("link");
		await expectIntent(page, () => (way === "pointer" ? link.hover() : link.focus()));
		if (way === "pointer") await link.click();
		else await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/template/2/");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template 2");
		const watched = () => page.evaluate(() => (window as unknown as Watched).moved);
		await expect.poll(watched).toEqual([expect.arrayContaining([title])]);
		// Afterwards nothing of it is left, and going back works as ever.
		await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
		expect(await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.style.length)).toBe(0);
		expect(await page.evaluate(() => (window as unknown as Watched).hasFrames())).toBe(true);
		await page.goBack();
		await expect(page.getByRole("article")).toHaveCount(30);
	});
}

test("nothing moves for who wants no motion, nor where a click opens another tab", async ({ page, context }) => {
	(await slowDetail(page)).letGo();
	await page.addInitScript(watchTransitions);
	await open(page, "/templates/");
	const link = page.getByRole("article").nth(1).getByRole("link");
	await expectIntent(page, () => link.hover());
	const [tab] = await Promise.all([context.waitForEvent("page"), link.click({ modifiers: ["ControlOrMeta"] })]);
	await tab.close();
	await expect(page).toHaveURL("/templates/");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await link.click();
	await expect(page).toHaveURL("/template/2/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template 2");
	expect(await page.evaluate(() => (window as unknown as Watched).moved)).toEqual([]);
});
