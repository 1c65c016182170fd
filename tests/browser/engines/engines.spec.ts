import type { IncomingMessage, ServerResponse } from "node:http";
import { test } from "@playwright/test";
import { sampleMarket } from "../../../sample-market/handler";
import { findProgram } from "../../../scripts/browsers";
import { type LiveSite, startSite } from "../../kit/live-site";
import { launchChromium, launchFirefox } from "./drivers/puppeteer";
import { recordMessages } from "./drivers/record-messages";
import { launchWebKit } from "./drivers/webkit";
import { catalogFlows } from "./flows/catalog";
import { navigationFlows } from "./flows/navigation";
import { pricingFlows } from "./flows/pricing";
import type { Engine } from "./tab";
import { Visit } from "./visit";

const flows = [...navigationFlows, ...pricingFlows, ...catalogFlows];

/** Runs the flows in an engine, one after the other in one browser. */
function runFlows(name: string, launch: () => Promise<Engine>) {
	test.describe.configure({ mode: "default" });
	const market = sampleMarket();
	const isWebKit = name === "WebKit";
	let site: LiveSite | undefined;
	let engine: Engine | undefined;

	function respond(request: IncomingMessage, response: ServerResponse, next: () => void) {
		if (isWebKit) recordMessages(request, response, () => market(request, response, next));
		else market(request, response, next);
	}

	test.beforeAll(async () => {
		[site, engine] = await Promise.all([startSite(respond), launch()]);
	});
	test.afterAll(async () => {
		await engine?.close();
		await site?.stop();
	});

	for (const { name: flow, isShort, run } of flows) {
		test(`${name}: ${flow}`, { tag: isShort ? [] : "@deep" }, async () => {
			if (!site || !engine) throw new Error(`${name} has not started.`);
			const tab = await engine.open();
			const visit = new Visit(tab, site.origin);
			try {
				await run(visit);
				await visit.expectNoMessages();
			} finally {
				await tab.close();
			}
		});
	}
}

test.describe("Chromium", () => runFlows("Chromium", launchChromium));
if (findProgram("Firefox")) test.describe("Firefox", () => runFlows("Firefox", launchFirefox));
if (findProgram("WebKit")) test.describe("WebKit", () => runFlows("WebKit", launchWebKit));
