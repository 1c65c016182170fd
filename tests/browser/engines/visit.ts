import { expect } from "@playwright/test";
import { readCatalog } from "../../../sample-market/catalog";
import { isHydrated, routes } from "../../kit/navigation";

/** The tab of a browser. Clicks and keys are real input. */
export type Tab = {
	/** Loads a document, until its `load` event. */
	goto(url: string): Promise<unknown>;
	/** Runs code in the page, and returns its value. */
	evaluate(code: string): Promise<unknown>;
	click(css: string): Promise<unknown>;
	type(text: string): Promise<unknown>;
};

const [template] = readCatalog().list;
const scripts = readCatalog().details.get(String(template?.id))?.data ?? [];
const card = `main a[href="/template/${template?.id}/"]`;

/** Visits every kind of page, and uses what depends on the browser. The other specs prove the same and more in Chromium. */
export async function visitSite(tab: Tab, origin: string) {
	/** Waits until an expression has this value in the page. */
	async function until(expression: string, expected: unknown = true) {
		await expect.poll(() => tab.evaluate(expression), { intervals: [50], message: expression }).toEqual(expected);
	}
	const find = (css: string) => `document.querySelector(${JSON.stringify(css)})`;
	/** Clicks an element when the pointer reaches its center there. */
	async function click(css: string) {
		await until(`(${reach})(${JSON.stringify(css)})`);
		await tab.click(css);
	}
	async function open(path: string) {
		await tab.goto(origin + path);
		await until(`(${isHydrated})()`);
	}

	for (const route of routes) {
		await open(route);
		await until(`${find("main h1")}.innerText.length > 0`);
	}

	await open("/templates/");
	await click("button[aria-controls=site-menu]");
	await until(`${find("header nav li a")}.checkVisibility()`);
	await click("header nav li a");
	await until(`${find("header nav li a")}.checkVisibility()`, false);

	// The switch of the language keeps the page and its query.
	await open("/templates/?price=free");
	await click("button[aria-controls=language-menu]");
	await click("#language-menu a[hreflang=ru]");
	await until("location.pathname + location.search", "/ru/templates/?price=free");
	await until("document.documentElement.lang", "ru");
	await until(`${find("#language-menu")}.checkVisibility()`, false);

	await open("/templates/");
	await until("document.querySelectorAll('main article').length", 30);
	// The page of a link in view is loaded before a click.
	await until("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/index/page-data.json'))");
	await click("input[type=search]");
	await tab.type(template?.title ?? "");
	await until(`${find("main article")}.innerText.includes(${JSON.stringify(template?.title)})`);
	await click(card);
	await until("location.pathname", `/template/${template?.id}/`);
	await click("[role=tab]:nth-child(2)");
	await click("[role=tabpanel] h2 button");
	await until(`${find("pre")}?.textContent`, scripts[0]?.script.releaseCode);
	await tab.evaluate("history.back()");
	await until(`${find("input[type=search]")}?.value`, template?.title);
}

/** Runs in the page: scrolls to an element, and returns whether it is at rest and the pointer reaches it. */
async function reach(css: string): Promise<boolean> {
	const element = document.querySelector<HTMLElement>(css);
	if (!element) return false;
	if (!element.closest("header")) element.scrollIntoView({ block: "center", behavior: "instant" });
	const before = element.getBoundingClientRect();
	for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
	const box = element.getBoundingClientRect();
	const isAtRest = before.x === box.x && before.y === box.y;
	return isAtRest && element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}
