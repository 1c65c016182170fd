import type { Page, Route } from "@playwright/test";
import { templateDetail, templateList } from "./browser";

export type Call = "list" | "detail";

const good = { list: () => templateList(4), detail: () => templateDetail("Mended", 2) };
const html = "<!doctype html><title>Gateway</title><p>Be right back</p>";

/** What can come instead of the market's answer. */
export const brokenAnswers: Record<string, (route: Route, call: Call) => Promise<void>> = {
	"status 500": (route) => route.fulfill({ status: 500, json: { detail: "Broken" } }),
	"status 503 with HTML": (route) => route.fulfill({ status: 503, contentType: "text/html", body: html }),
	"status 401": (route) => route.fulfill({ status: 401, json: { detail: "No" } }),
	"connection refused": (route) => route.abort("connectionrefused"),
	"HTML with status 200": (route) => route.fulfill({ contentType: "text/html", body: html }),
	"cut-off JSON": (route, call) => route.fulfill({ body: JSON.stringify(good[call]()).slice(0, -20) }),
	"an empty body": (route) => route.fulfill({ body: "" }),
	null: (route) => route.fulfill({ json: null }),
	"a number": (route) => route.fulfill({ json: 7 }),
	text: (route) => route.fulfill({ json: "nothing" }),
	"the wrong shape": (route, call) => route.fulfill({ json: call === "list" ? { items: [] } : [{ title: 5 }] }),
	"entries of the wrong shape": (route, call) =>
		route.fulfill({ json: call === "list" ? [null, 3, { name: "x" }] : { title: "T", data: [null, { script: 1 }] } }),
};

/** Answers as `broken` does, until `mend` is called; counts the calls. */
export async function breakMarket(page: Page, broken: (route: Route, call: Call) => Promise<void>) {
	const state = { calls: 0, mended: false };
	await page.route("**/api/public/market/getAll*", (route) => {
		const call = new URL(route.request().url()).searchParams.has("id") ? "detail" : "list";
		state.calls += 1;
		return state.mended ? route.fulfill({ json: good[call]() }) : broken(route, call);
	});
	return {
		calls: () => state.calls,
		mend: () => {
			state.mended = true;
		},
	};
}
