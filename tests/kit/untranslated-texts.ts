import fs from "node:fs";
import type { Page } from "@playwright/test";

/** Around every text that the market sent, so that it is known again wherever it is shown. */
const [start, end] = ["⟦", "⟧"];
const mark = (text: string) => `${start}${text}${end}`;

type Script = { id: number; name: string; releaseCode: string };
type Sent = { title: string; description: string; data?: { script: Script }[] };

function marked(template: Sent): Sent & { author: { name: string } } {
	return {
		...template,
		title: mark(template.title),
		description: template.description.replace(/>([^<>]*[^<>\s][^<>]*)</g, (_, text: string) => `>${mark(text)}<`),
		data: template.data?.map(({ script }) => ({ script: { ...script, name: mark(script.name) } })),
		author: { name: mark("Ada") },
	};
}

/** A template's detail as the market sends it, marked. */
export const markedDetail = (change: Partial<Sent> = {}) =>
	marked({
		title: "Title",
		description: "<p>Text</p>",
		data: [{ script: { id: 1, name: "Script", releaseCode: "class Script {}" } }],
		...change,
	});

/** Marks what the market sends. Names of authors count among it: they are placeholders until it sends them. */
export async function markMarket(page: Page) {
	await page.route("**/api/public/market/getAll*", async (route) => {
		const response = await route.fetch();
		if (!response.ok()) return route.fulfill({ response });
		const answer = (await response.json()) as Sent | Sent[];
		await route.fulfill({ response, json: Array.isArray(answer) ? answer.map(marked) : marked(answer) });
	});
}

/** Each run of text of the page, open or not, and each text that only assistive technology and search engines read. */
function textsOn(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const language = document.documentElement.lang;
		// Names of languages and the offer to switch are said in the language that they are about.
		const foreign = (element: Element) => (element.closest("[lang]")?.getAttribute("lang") ?? language) !== language;
		const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);

		const runs = new Map<Element, string>();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			let block = node.parentElement;
			if (!block || block.closest("script, style, pre") || foreign(block)) continue;
			// With scripts, what is for browsers without them is a text full of tags.
			const isMarkup = block.tagName === "NOSCRIPT";
			while (block.parentElement && isInline(block)) block = block.parentElement;
			const value = node.nodeValue ?? "";
			const text = isMarkup ? value.replace(/<[^>]*>/g, " ") : value;
			runs.set(block, (runs.get(block) ?? "") + text);
		}

		const names = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "alt", "title", "label"];
		const selector = [...names, "placeholder"].map((name) => `body [${name}]`).join();
		const attributes = [...document.querySelectorAll(selector)].flatMap((element) =>
			foreign(element) ? [] : names.map((name) => element.getAttribute(name) ?? ""),
		);
		const drawn = [...document.body.querySelectorAll("*")].flatMap((element) =>
			["::before", "::after"].map((part) => getComputedStyle(element, part).content).filter((text) => /^"/.test(text)),
		);
		const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=description], meta[property^='og:']")];
		const messages = [...document.querySelectorAll<HTMLAnchorElement>("a[href*='?text=']")].map(
			({ href }) => new URL(href).searchParams.get("text") ?? "",
		);
		return [
			document.title,
			...runs.values(),
			...attributes,
			...drawn,
			...metas.map(({ content }) => content),
			...messages,
		];
	});
}

/** Tags of the cards (specification, section 2), as far as they are not among the names of `locales/names.txt`. */
const tags = ["Sql", "JS", "C#", "C++", "Ruby", "Scala"];
const names = fs
	.readFileSync("locales/names.txt", "utf8")
	.split("\n")
	.filter((line) => line && !line.startsWith("#"));
/** What the page may show beside copy: addresses of mail, days as they are written in English, and files of scripts. */
const patterns = [/[\w.]+@[\w.]+/g, /\b\w+\.java\b/g, /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g];

/** What is left of a text without copy in brackets, without data and without names: numbers and signs at most. */
function withoutCopy(text: string): string {
	const innermost = new RegExp(`\\[[^[\\]]*\\]|${start}[^${start}${end}]*${end}`, "g");
	// A teaser ends where a card is full.
	let rest = text.replace(new RegExp(`${start}[^${start}${end}]*…$`), "");
	while (innermost.test(rest)) rest = rest.replace(innermost, "");
	for (const pattern of patterns) rest = rest.replace(pattern, "");
	return [...names, ...tags].includes(rest.trim()) ? "" : rest;
}

/** Texts of a page in the pseudo-language that came from no locale file. */
export async function strangers(page: Page): Promise<string[]> {
	const texts = await textsOn(page);
	return texts.filter((text) => /[\p{L}[\]]/u.test(withoutCopy(text))).map((text) => text.trim().slice(0, 200));
}
