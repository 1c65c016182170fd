import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";
import { normalizeSpaces } from "./content";

/** Loads a page without a browser: what crawlers and visitors without JavaScript receive. */
export async function loadHtml(request: APIRequestContext, address: string) {
	const response = await request.get(address);
	const { document } = new JSDOM(await response.text(), { url: response.url() }).window;
	const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
	return {
		status: response.status(),
		lang: document.documentElement.lang,
		all,
		texts: (selector: string) => all(selector).map((element) => normalizeSpaces(element.textContent ?? "")),
	};
}
