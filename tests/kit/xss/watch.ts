import type { Page } from "@playwright/test";

/** What a page did that no text may make it do. */
export type Deeds = {
	/** Code that ran: calls of `xss()`, dialogs, and what the policy kept from running. */
	ran: string[];
	/** Requests for other hosts, and for what the corpus names on the site's own. */
	asked: string[];
	/** Windows that opened and pages that were loaded. */
	went: string[];
};

/** Watches a page from before its first load. Nothing is let out to other hosts. */
export async function watchDeeds(page: Page): Promise<Deeds> {
	const deeds: Deeds = { ran: [], asked: [], went: [] };
	const context = page.context();
	const ran = (what: string) => void deeds.ran.push(what);
	await page.exposeFunction("xss", () => ran("xss()"));
	await page.exposeFunction("noteViolation", ran);
	await page.addInitScript(() => {
		const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, target }) => {
			// Chromium tells of a document that is only read, too; in the page itself, an element is the target.
			if (/^(script-src-attr|base-uri)$/.test(violatedDirective) && target === document) return;
			if (/^(script|require-trusted|frame|object|base|form)/.test(violatedDirective))
				noteViolation(`${violatedDirective} ${blockedURI} ${sample}`);
		});
	});
	page.on("dialog", async (dialog) => {
		ran(`${dialog.type()}()`);
		await dialog.dismiss();
	});
	context.on("page", (other) => deeds.went.push(other.url()));
	page.on("framenavigated", (frame) => deeds.went.push(frame.url()));
	const isForeign = (url: URL) => /^(https?|wss?|ftp):$/.test(url.protocol) && url.hostname !== "localhost";
	const isNamed = (url: URL) => /\/(x|app\.js)$/.test(url.pathname);
	context.on("request", (request) => {
		const url = new URL(request.url());
		if (isForeign(url) || isNamed(url)) deeds.asked.push(request.url());
	});
	await context.route(isForeign, (route) => route.abort());
	return deeds;
}
