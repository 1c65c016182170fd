import type { IncomingMessage, ServerResponse } from "node:http";
import { test } from "@playwright/test";
import { sampleMarket } from "../../../sample-market/handler";
import { type LiveSite, startSite } from "../../kit/live-site";
import type { Engine } from "./browser";
import { flows } from "./flows";
import { recordMessages } from "./record-messages";
import { Visit } from "./visit";

/**
 * Runs the flows in an engine, one after the other in one browser. `npm test` runs the short ones, and in the reference
 * engine all that no other spec covers.
 */
export function runFlows(
	name: string,
	launch: () => Promise<Engine>,
	{ recordsMessages = false, isReference = false } = {},
) {
	test.describe.configure({ mode: "default" });
	const market = sampleMarket();
	let isMarketDown = false;
	let site: LiveSite | undefined;
	let engine: Engine | undefined;

	function respond(request: IncomingMessage, response: ServerResponse, next: () => void) {
		if (isMarketDown && request.url?.startsWith("/api/")) response.writeHead(500).end();
		else if (recordsMessages) recordMessages(request, response, () => market(request, response, next));
		else market(request, response, next);
	}

	test.beforeAll(async () => {
		[site, engine] = await Promise.all([startSite(respond), launch()]);
	});
	test.afterAll(async () => {
		await engine?.close();
		await site?.stop();
	});

	for (const { name: flow, isShort, coveredBy, preferences = {}, marketIsDown = false, run } of flows) {
		const isInEachRun = isShort || (isReference && !coveredBy);
		test(`${name}: ${flow}`, { tag: isInEachRun ? [] : "@deep" }, async () => {
			isMarketDown = marketIsDown;
			if (!site || !engine) throw new Error(`${name} has not started.`);
			const tab = await engine.open(preferences);
			const visit = new Visit(tab, site.origin, preferences);
			try {
				await run(visit);
				await visit.expectNoMessages();
			} finally {
				await tab.close();
			}
		});
	}
}
