import type { Page, Route } from "@playwright/test";
import { templateDetail, templateList } from "./browser";

type Call = "list" | "detail";
type Respond = (route: Route, call: Call) => Promise<void>;

const valid = { list: () => templateList(4), detail: () => templateDetail("Recovered", 2) };

export const respondValid: Respond = (route, call) => route.fulfill({ json: valid[call]() });

/** Representatives of what the market may send instead of a valid response. The unit tests of the client have all kinds. */
export const invalidResponses: Record<string, Respond> = {
	"status 500": (route) => route.fulfill({ status: 500, json: { detail: "Broken" } }),
	"HTML with status 200": (route) => route.fulfill({ contentType: "text/html", body: "<p>Be right back</p>" }),
	"truncated JSON": (route, call) => route.fulfill({ body: JSON.stringify(valid[call]()).slice(0, -20) }),
	"connection refused": (route) => route.abort("connectionrefused"),
};

/** Mocks a market that responds with the last function given. Counts the list and detail calls. */
export async function mockFailingMarket(page: Page, respond: Respond) {
	const calls = { list: 0, detail: 0 };
	let current = respond;
	await page.route("**/api/public/market/getAll*", (route) => {
		const call = new URL(route.request().url()).searchParams.has("id") ? "detail" : "list";
		calls[call] += 1;
		return current(route, call);
	});
	const respondWith = (next: Respond) => {
		current = next;
	};
	return { calls, respondWith };
}
