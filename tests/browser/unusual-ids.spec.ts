import type { Page } from "@playwright/test";
import { expect, mockMarket, path, templateDetail, test } from "../kit/browser";
import { chooseLanguage, open } from "../kit/navigation";

/** Ids with a special meaning in URLs, routers or JavaScript objects, or with unusual characters. */
const unusualIds =
	"../x|..|.|/|//evil.example|a/b|a%2Fb|%2e%2e|%|%25|100%|%E0%A4%A|?|a?id=2|#|a?id=2#|a#scripts|&id=2|a=b;c|\\|..\\x|~|~6|~61|~zz|[id]|:id|*|**|404|templates|ru|__proto__|constructor|toString| |a b|+|a+b|\t|a\nb|a\0b|\u202eabc|\u200f|\ufeffx|тест|oʻzbek|😀|👩‍👩‍👧|é|\u0065\u0301|<b>x</b>|\"'><|javascript:alert()|null|undefined|NaN|-1|0|1e3|007|\ud800".split(
		"|",
	);

/** The id as the market receives it: URLs cannot contain lone surrogates. */
const requestedId = (id: string) => id.replace(/\p{Cs}/gu, "\ufffd");

/** Mocks a market in which templates are titled after their ids. Records the requested ids. */
async function mockUnusualIds(page: Page) {
	const ids: string[] = [];
	await mockMarket(page, {
		list: {
			body: unusualIds.map((id, index) => ({
				id,
				title: `Number ${index}`,
				description: "<p>Text.</p>",
				script_count: 1,
			})),
		},
		detail: (id) => {
			ids.push(id);
			return { body: templateDetail(`Id ${JSON.stringify(id)}`) };
		},
	});
	return ids;
}

/** The links of all cards. Scrolls, since a long list renders only the cards near the viewport. */
async function cardLinks(page: Page): Promise<string[]> {
	const links = new Map<string, string>();
	for (let top = 0; links.size < unusualIds.length && top < 20_000; top += 600) {
		await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
		await page.waitForTimeout(60);
		const found = await page
			.locator("article a")
			.evaluateAll((all) => all.map((link) => [link.textContent ?? "", link.getAttribute("href") ?? ""] as const));
		for (const [title, href] of found) links.set(title, href);
	}
	return unusualIds.map((_, index) => links.get(`Number ${index}`) ?? "");
}

test("each card links to its template", async ({ page }) => {
	// About sixty navigations.
	test.setTimeout(120_000);
	const ids = await mockUnusualIds(page);
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	const links = await cardLinks(page);
	for (const link of links) expect(link).toMatch(/^\/template\/[^/?#]+\/$/);
	expect(new Set(links).size).toBe(unusualIds.length);

	const errors = await page.evaluate(
		async ({ links, titles }) => {
			const errors: string[] = [];
			const { ___push } = window as unknown as { ___push: (to: string) => void };
			for (const [index, link] of links.entries()) {
				___push(link);
				const timeout = performance.now() + 3_000;
				const shown = () => document.querySelector("h1")?.textContent;
				while (shown() !== titles[index] && performance.now() < timeout)
					await new Promise((resolve) => setTimeout(resolve, 5));
				if (shown() !== titles[index]) errors.push(`${link} shows ${shown()}`);
			}
			return errors;
		},
		{ links, titles: unusualIds.map((id) => `Id ${JSON.stringify(requestedId(id))}`) },
	);
	expect(errors).toEqual([]);
	expect([...new Set(ids)]).toEqual(unusualIds.map(requestedId));
});

for (const id of [
	"../x",
	"a%2Fb",
	"a?id=2",
	"#",
	"__proto__",
	"a\0b",
	"%E0%A4%A",
	"//evil.example",
	"\u202eabc",
	"[id]",
]) {
	test(`the template ${JSON.stringify(id)} has a URL that can be reloaded and opened in another language`, async ({
		page,
	}) => {
		const ids = await mockUnusualIds(page);
		await open(page, "/templates/");
		await page.getByRole("searchbox").fill(`Number ${unusualIds.indexOf(id)}`);
		await page.getByRole("link", { name: `Number ${unusualIds.indexOf(id)}`, exact: true }).click();
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText(`Id ${JSON.stringify(id)}`);
		const address = new URL(page.url()).pathname;
		await page.reload();
		await expect(heading).toHaveText(`Id ${JSON.stringify(id)}`);
		await chooseLanguage(page, "ru");
		await expect(page).toHaveURL(path(address, "ru"));
		await expect(heading).toHaveText(`Id ${JSON.stringify(id)}`);
		expect(new Set(ids)).toEqual(new Set([id]));
		const registration = await page.locator("main a[href*='template=']").getAttribute("href");
		expect(new URL(registration ?? "").searchParams.get("template")).toBe(id);
	});
}

test("scripts with unusual ids, names and codes are shown literally and have links", async ({ page }) => {
	const texts = ["a%2Fb", "?x#y", "__proto__", "\u202eabc", "a\0b", "😀\u200d", "<b>x</b>", "x".repeat(290), " ", "%"];
	await mockMarket(page, {
		detail: () => ({
			body: {
				...templateDetail("Unusual"),
				data: texts.map((text) => ({ script: { id: text, name: text, releaseCode: `${text}\n` } })),
			},
		}),
	});
	await open(page, "/template/1/#scripts");
	const rows = page.getByRole("tabpanel").locator("button[aria-expanded]");
	await expect(rows).toHaveCount(texts.length);
	expect(await rows.evaluateAll((all) => all.map((row) => row.textContent))).toEqual(texts);
	for (const [index, text] of texts.entries()) {
		await rows.nth(index).click();
		await expect(page).toHaveURL(`/template/1/#script-${encodeURIComponent(text)}`);
		expect(await page.locator("pre").evaluate((pre) => pre.textContent)).toBe(`${text}\n`);
		if (index > 2) continue;
		await page.reload();
		await expect(rows.nth(index)).toHaveAttribute("aria-expanded", "true");
	}
});
