import type { Page } from "@playwright/test";

export type PageHead = {
	lang: string;
	titles: string[];
	/** `content` of all `meta` elements by name or property. */
	metas: Record<string, string[]>;
	/** `href` of all `link` elements by `rel`, alternates excluded. */
	links: Record<string, string[]>;
	/** `href` of the alternate links by `hreflang`. */
	alternates: Record<string, string>;
	/** The nodes of the JSON-LD graph. */
	nodes: { "@type": string; [property: string]: unknown }[];
};

/** Metadata, links and structured data of a document. Self-contained, since it also runs in the browser. */
export function headOf(document = window.document): PageHead {
	const group = (pairs: (readonly [string, string])[]) => {
		const groups: Record<string, string[]> = {};
		for (const [key, value] of pairs) groups[key] = [...(groups[key] ?? []), value];
		return groups;
	};
	const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
	return {
		lang: document.documentElement.lang,
		titles: all("head title").map((title) => title.textContent ?? ""),
		metas: group(
			all<HTMLMetaElement>("meta[name], meta[property]").map((meta) => [
				meta.getAttribute("property") ?? meta.name,
				meta.content,
			]),
		),
		links: group(all<HTMLLinkElement>("link:not([hreflang])").map(({ rel, href }) => [rel, href])),
		alternates: Object.fromEntries(
			all<HTMLLinkElement>("link[rel=alternate][hreflang]").map(({ hreflang, href }) => [hreflang, href]),
		),
		nodes: all("script[type='application/ld+json']").flatMap(
			(script) => JSON.parse(script.textContent ?? "")["@graph"],
		),
	};
}

/** Reads metadata, links and structured data from the page. */
export const readHead = (page: Page): Promise<PageHead> => page.evaluate(headOf, undefined);
