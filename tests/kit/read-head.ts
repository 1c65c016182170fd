import type { Page } from "@playwright/test";

export type PageHead = {
	lang: string;
	titles: string[];
	/** The content of each `meta`, by its name or property. */
	metas: Record<string, string[]>;
	/** Where each `link` leads, by its relation. */
	links: Record<string, string[]>;
	alternates: Record<string, string>;
	/** The things that the JSON-LD tells of. */
	nodes: { "@type": string; [property: string]: unknown }[];
};

/** What the document says about itself: without JavaScript as it was built, else as it is now. */
export async function readHead(page: Page): Promise<PageHead> {
	const head = await page.evaluate(() => {
		const grouped = (pairs: (readonly [string, string])[]) => {
			const groups: Record<string, string[]> = {};
			for (const [key, value] of pairs) groups[key] = [...(groups[key] ?? []), value];
			return groups;
		};
		const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
		return {
			lang: document.documentElement.lang,
			titles: all("head title").map((title) => title.textContent ?? ""),
			metas: grouped(
				all<HTMLMetaElement>("meta[name], meta[property]").map((meta) => [
					meta.getAttribute("property") ?? meta.name,
					meta.content,
				]),
			),
			links: grouped(all<HTMLLinkElement>("link:not([hreflang])").map(({ rel, href }) => [rel, href])),
			alternates: Object.fromEntries(
				all<HTMLLinkElement>("link[rel=alternate][hreflang]").map(({ hreflang, href }) => [hreflang, href]),
			),
			json: all("script[type='application/ld+json']").map((script) => script.textContent ?? ""),
		};
	});
	const { json, ...rest } = head;
	return { ...rest, nodes: json.flatMap((text) => JSON.parse(text)["@graph"]) };
}
