import type { Page, Route } from "@playwright/test";
import { templateDetail, templateList } from "./browser";

type Call = "list" | "detail";
type Respond = (route: Route, call: Call) => Promise<void>;

const valid = { list: () => templateList(4), detail: () => templateDetail("Recovered", 2) };
const html = "<!doctype html><title>Gateway</title><p>Be right back</p>";

/** What the market may send instead of a valid response. */
export const invalidResponses: Record<string, Respond> = {
	"status 500": (route) => route.fulfill({ status: 500, json: { detail: "Broken" } }),
	"status 503 with HTML": (route) => route.fulfill({ status: 503, contentType: "text/html", body: html }),
	"status 401": (route) => route.fulfill({ status: 401, json: { detail: "No" } }),
	"connection refused": (route) => route.abort("connectionrefused"),
	"HTML with status 200": (route) => route.fulfill({ contentType: "text/html", body: html }),
	"truncated JSON": (route, call) => route.fulfill({ body: JSON.stringify(valid[call]()).slice(0, -20) }),
	"an empty body": (route) => route.fulfill({ body: "" }),
	null: (route) => route.fulfill({ json: null }),
	"a number": (route) => route.fulfill({ json: 7 }),
	text: (route) => route.fulfill({ json: "nothing" }),
	"the wrong shape": (route, call) => route.fulfill({ json: call === "list" ? { items: [] } : [{ title: 5 }] }),
	"invalid entries": (route, call) =>
		route.fulfill({ json: call === "list" ? [null, 3, { name: "x" }] : { title: "T", data: [null, { script: 1 }] } }),
};

/** Mocks a market that responds with `respond` until `recover` is called. Counts the list and detail calls. */
export async function mockFailingMarket(page: Page, respond: Respond) {
	const calls = { list: 0, detail: 0 };
	let recovered = false;
	await page.route("**/api/public/market/getAll*", (route) => {
		const call = new URL(route.request().url()).searchParams.has("id") ? "detail" : "list";
		calls[call] += 1;
		return recovered ? route.fulfill({ json: valid[call]() }) : respond(route, call);
	});
	return {
		calls,
		recover: () => {
			recovered = true;
		},
	};
}
