import { test as base, expect, type Page, type Route } from "@playwright/test";
import { defaultLanguage, type LanguageCode, languages, localizedPath } from "../../src/i18n/languages";

export { expect, languages, localizedPath };

type Fixtures = {
	/** Console errors and warnings, and uncaught errors. `allow` is for the whole test: browsers report some errors late. */
	consoleErrors: string[] & { allow: (expected: RegExp) => void };
};

/** Fails each test on console errors and warnings and on uncaught errors, unless the test expects them. */
export const test = base.extend<Fixtures>({
	consoleErrors: [
		async ({ page }, use) => {
			const allowed: RegExp[] = [];
			const allow = (expected: RegExp) => void allowed.push(expected);
			const consoleErrors = Object.assign<string[], { allow: typeof allow }>([], { allow });
			page.on("console", (message) => {
				if (["error", "warning"].includes(message.type())) consoleErrors.push(message.text());
			});
			page.on("pageerror", (error) => consoleErrors.push(error.message));
			await use(consoleErrors);
			const unexpected = consoleErrors.filter((text) => !allowed.some((expected) => expected.test(text)));
			expect(unexpected, "console errors, warnings and uncaught errors").toEqual([]);
		},
		{ auto: true },
	],
});

/** A response to the list call (docs/rules.md, "Market API"). */
export function templateList(count: number) {
	return Array.from({ length: count }, (_, index) => ({
		id: index + 1,
		title: `Template ${index + 1}`,
		description: `<p>What template ${index + 1} does.</p>`,
		script_count: (index % 3) + 1,
	}));
}

/** A response to the detail call (docs/rules.md, "Market API"). */
export function templateDetail(title: string, scripts = 3) {
	return {
		title,
		description: `<p>About <strong>${title}</strong>.</p>`,
		data: Array.from({ length: scripts }, (_, index) => ({
			script: { id: 10 + index, name: `Script ${index + 1}`, releaseCode: `class Script${index + 1} {\n}\n` },
		})),
	};
}

type MockResponse = { status?: number; body?: unknown };

/** Mocks the list call and, by id, the detail calls. Calls without a mock reach the sample market. Counts the calls. */
export async function mockMarket(
	page: Page,
	{ list, detail }: { list?: MockResponse; detail?: (id: string) => MockResponse },
) {
	const calls = { list: 0, detail: 0 };
	await page.route("**/api/public/market/getAll*", async (route) => {
		const id = new URL(route.request().url()).searchParams.get("id");
		const response = id === null ? list : detail?.(id);
		calls[id === null ? "list" : "detail"] += 1;
		if (!response) return route.fallback();
		await route.fulfill({ status: response.status, json: response.body });
	});
	return calls;
}

/** Holds requests until the returned function is called. They are answered by `respond`, or by the server. */
export async function holdRequests(
	page: Page,
	pattern: string | RegExp,
	respond = (route: Route) => route.fallback(),
): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(pattern, (route) => released.then(() => respond(route)));
	return release;
}

/** The path of a route in a language, `/ru/templates/` for example. */
export function path(route: string, language: LanguageCode = defaultLanguage): string {
	return localizedPath(route, language);
}
