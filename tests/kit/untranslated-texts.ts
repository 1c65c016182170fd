import fs from "node:fs";
import type { Page } from "@playwright/test";

/** Delimiters around each text of the market, which identify it on the page. */
const [start, end] = ["⟦", "⟧"];
const mark = (text: string) => `${start}${text}${end}`;

type Script = { id: number; name: string; releaseCode: string };
type Template = { title: string; description: string; data?: { script: Script }[] };

function marked(template: Template): Template & { author: { name: string } } {
	return {
		...template,
		title: mark(template.title),
		description: template.description.replace(/>([^<>]*[^<>\s][^<>]*)</g, (_, text: string) => `>${mark(text)}<`),
		data: template.data?.map(({ script }) => ({ script: { ...script, name: mark(script.name) } })),
		author: { name: mark("Ada") },
	};
}

/** A response to the detail call with marked texts. */
export const markedDetail = (change: Partial<Template> = {}) =>
	marked({
		title: "Title",
		description: "<p>Text</p>",
		data: [{ script: { id: 1, name: "Script", releaseCode: "class Script {}" } }],
		...change,
	});

/** Marks all texts of the market's responses. Adds a marked author, which is a placeholder otherwise. */
export async function markMarketTexts(page: Page) {
	await page.route("**/api/public/market/getAll*", async (route) => {
		const response = await route.fetch();
		if (!response.ok()) return route.fulfill({ response });
		const body = (await response.json()) as Template | Template[];
		await route.fulfill({ response, json: Array.isArray(body) ? body.map(marked) : marked(body) });
	});
}

/** All texts of the page: visible and hidden text, attributes, generated content, metadata, prefilled messages. */
function textsOn(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const language = document.documentElement.lang;
		// Language names and the language suggestion are written in other languages.
		const foreign = (element: Element) => (element.closest("[lang]")?.getAttribute("lang") ?? language) !== language;
		const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);

		const runs = new Map<Element, string>();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			let block = node.parentElement;
			// Names of keys are the same in every language. Gatsby's own announcer is not rendered.
			if (!block || block.closest("script, style, pre, [class*=shortcut], #gatsby-announcer") || foreign(block))
				continue;
			// With scripting enabled, the content of `noscript` is plain text with tags.
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
		const generated = [...document.body.querySelectorAll("*")].flatMap((element) =>
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
			...generated,
			...metas.map(({ content }) => content),
			...messages,
		];
	});
}

/** Language tags of the cards (docs/rules.md, "Templates") that `locales/names.txt` does not list. */
const tags = ["Sql", "JS", "C#", "C++", "Ruby", "Scala"];
const names = fs
	.readFileSync("locales/names.txt", "utf8")
	.split("\n")
	.filter((line) => line && !line.startsWith("#"));
/** Email addresses, file names of scripts, dates in English. */
const patterns = [/[\w.]+@[\w.]+/g, /\b\w+\.java\b/g, /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g];

/** Removes translations in brackets, marked market texts, and names. Numbers and punctuation may remain. */
function withoutTranslations(text: string): string {
	const innermost = new RegExp(`\\[[^[\\]]*\\]|${start}[^${start}${end}]*${end}`, "g");
	// A shortened market text ends with an ellipsis instead of its delimiter.
	let rest = text.replace(new RegExp(`${start}[^${start}${end}]*…$`), "");
	while (innermost.test(rest)) rest = rest.replace(innermost, "");
	for (const pattern of patterns) rest = rest.replace(pattern, "");
	return [...names, ...tags].includes(rest.trim()) ? "" : rest;
}

/** The texts of a pseudo-language page that do not come from locale files. */
export async function findUntranslatedTexts(page: Page): Promise<string[]> {
	const texts = await textsOn(page);
	return texts.filter((text) => /[\p{L}[\]]/u.test(withoutTranslations(text))).map((text) => text.trim().slice(0, 200));
}
