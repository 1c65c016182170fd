import { test as base, expect, type Page } from "@playwright/test";
import { defaultLanguage, type LanguageCode, languages } from "../../src/i18n/languages";
import { localizedPath } from "../../src/i18n/paths";

export { expect, languages, localizedPath };

type Fixtures = {
	/** Messages of the console and uncaught errors; a test that expects one empties the list after looking at it. */
	problems: string[];
};

/** Every browser test fails on a console error or warning and on an uncaught error, unless it expects them. */
export const test = base.extend<Fixtures>({
	problems: [
		async ({ page }, use) => {
			const problems: string[] = [];
			page.on("console", (message) => {
				if (["error", "warning"].includes(message.type())) problems.push(message.text());
			});
			page.on("pageerror", (error) => problems.push(error.message));
			await use(problems);
			expect(problems, "console errors, warnings and uncaught errors").toEqual([]);
		},
		{ auto: true },
	],
});

/** The answer to the list call, in the shape of specification, section 7. */
export function templateList(count: number) {
	return Array.from({ length: count }, (_, index) => ({
		id: index + 1,
		title: `Template ${index + 1}`,
		description: `<p>What template ${index + 1} does.</p>`,
		script_count: (index % 3) + 1,
	}));
}

/** The answer to the detail call. */
export function templateDetail(title: string, scripts = 3) {
	return {
		title,
		description: `<p>About <strong>${title}</strong>.</p>`,
		data: Array.from({ length: scripts }, (_, index) => ({
			script: { id: 10 + index, name: `Script ${index + 1}`, releaseCode: `class Script${index + 1} {\n}\n` },
		})),
	};
}

type Answer = { status?: number; body?: unknown; contentType?: string };

/** Answers the market's calls instead of the sample API: the list and, by id, the details. Counts the calls. */
export async function mockMarket(page: Page, { list, detail }: { list?: Answer; detail?: (id: string) => Answer }) {
	const calls = { list: 0, detail: 0 };
	await page.route("**/api/public/market/getAll*", async (route) => {
		const id = new URL(route.request().url()).searchParams.get("id");
		const answer = id === null ? list : detail?.(id);
		calls[id === null ? "list" : "detail"] += 1;
		if (!answer) return route.fallback();
		const { status = 200, body, contentType = "application/json" } = answer;
		await route.fulfill({ status, contentType, body: typeof body === "string" ? body : JSON.stringify(body) });
	});
	return calls;
}

/** A path in a language, as a visitor would open it. */
export function path(route: string, language: LanguageCode = defaultLanguage): string {
	return localizedPath(route, language);
}
