import type { Page } from "@playwright/test";
import { expect, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { chooseLanguage, open, push } from "../kit/navigation";
import { translations } from "../kit/translations";

const { registrationParameters } = readContent<Queries.SiteYaml>("site");

/** Ids with a special meaning in URLs, routers or JavaScript objects, or with unusual characters. */
const unusualIds =
	"../x|..|.|/|//evil.example|a/b|a%2Fb|%2e%2e|%|%25|100%|%E0%A4%A|?|a?id=2|#|a?id=2#|a#scripts|&id=2|a=b;c|\\|..\\x|~|~6|~61|~zz|[id]|:id|*|**|404|templates|ru|__proto__|constructor|toString| |a b|+|a+b|\t|a\nb|a\0b|\u202eabc|\u200f|\ufeffx|тест|oʻzbek|😀|👩‍👩‍👧|é|\u0065\u0301|<b>x</b>|\"'><|javascript:alert()|null|undefined|NaN|-1|0|1e3|007|\ud800".split(
		"|",
	);

/** The id as the market receives it: URLs cannot contain lone surrogates. */
const requestedId = (id: string) => id.replace(/\p{Cs}/gu, "\ufffd");
/** Titles lose hidden characters. */
const withoutHidden = (text: string) => text.replace(/[\u202e\u200f\ufeff\0]|(?<=^😀)\u200d/gu, "");
const titleOf = (id: string) => withoutHidden(`Id ${JSON.stringify(requestedId(id))}`);

/** Loads the page of a template, and switches its language. */
async function expectReloadable(page: Page, id: string, address: string) {
	const heading = page.getByRole("heading", { level: 1 });
	await page.goto(address);
	await expect(heading).toHaveText(titleOf(id));
	await chooseLanguage(page, "ru");
	await expect(page).toHaveURL(path(address, "ru"));
	await expect(heading).toHaveText(titleOf(id));
	const registration = page.getByRole("link", { name: translations("ru", "template").use });
	const { searchParams } = new URL((await registration.getAttribute("href")) ?? "");
	expect(searchParams.get(registrationParameters.template)).toBe(id);
}

test("cards link to templates with unusual ids", async ({ page }) => {
	const requested = new Set<string>();
	await mockMarket(page, {
		list: { body: unusualIds.map((id, index) => ({ ...templateList(1)[0], id, title: `Number ${index}` })) },
		detail: (id) => {
			requested.add(id);
			return { body: templateDetail(`Id ${JSON.stringify(id)}`) };
		},
	});
	await open(page, "/templates/");
	const links = page.getByRole("article").getByRole("link");
	await expect(links).toHaveCount(unusualIds.length);
	const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
	for (const address of addresses) expect(address).toMatch(/^\/template\/[^/?#]+\/$/);
	expect(new Set(addresses).size).toBe(unusualIds.length);
	const addressOf = (id: string) => addresses[unusualIds.indexOf(id)] ?? "";
	for (const id of unusualIds) {
		await push(page, addressOf(id));
		await expect.soft(page.getByRole("heading", { level: 1 }), id).toHaveText(titleOf(id));
	}
	expect([...requested]).toEqual(unusualIds.map(requestedId));
	for (const id of ["../x", "&id=2"]) await test.step(id, () => expectReloadable(page, id, addressOf(id)));
});
