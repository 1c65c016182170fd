import type { Page } from "@playwright/test";

/** Effects of an attack. All lists are empty on a safe page. */
export type AttackEffects = {
	/** Executed code: calls of `xss()`, dialogs, and code that the Content Security Policy blocked. */
	executed: string[];
	/** Requests to other hosts, and to the paths of this host that vectors name. */
	requested: string[];
	/** Opened windows and page loads. */
	navigated: string[];
};

/** Records the effects of attacks from the next page load on. Blocks requests to other hosts. */
export async function recordAttackEffects(page: Page): Promise<AttackEffects> {
	const effects: AttackEffects = { executed: [], requested: [], navigated: [] };
	const context = page.context();
	const recordExecuted = (what: string) => void effects.executed.push(what);
	await page.exposeFunction("xss", () => recordExecuted("xss()"));
	await page.exposeFunction("recordViolation", recordExecuted);
	await page.addInitScript(() => {
		const { recordViolation } = window as unknown as { recordViolation: (text: string) => void };
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, target }) => {
			// Chromium also reports inert documents, with the document as target. On the page, the target is an element.
			if (/^(script-src-attr|base-uri)$/.test(violatedDirective) && target === document) return;
			if (/^(script|require-trusted|frame|object|base|form)/.test(violatedDirective))
				recordViolation(`${violatedDirective} ${blockedURI} ${sample}`);
		});
	});
	page.on("dialog", async (dialog) => {
		recordExecuted(`${dialog.type()}()`);
		await dialog.dismiss();
	});
	context.on("page", (other) => effects.navigated.push(other.url()));
	page.on("framenavigated", (frame) => effects.navigated.push(frame.url()));
	const isForeign = (url: URL) => /^(https?|wss?|ftp):$/.test(url.protocol) && url.hostname !== "localhost";
	const isFromVector = (url: URL) => /\/(x|app\.js)$/.test(url.pathname);
	context.on("request", (request) => {
		const url = new URL(request.url());
		if (isForeign(url) || isFromVector(url)) effects.requested.push(request.url());
	});
	await context.route(isForeign, (route) => route.abort());
	return effects;
}
