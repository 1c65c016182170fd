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
	let site: LiveSite;
	let engine: Engine;
	let visit: Visit | undefined;

	function respond(request: IncomingMessage, response: ServerResponse, next: () => void) {
		if (visit?.refusesScripts && request.url?.endsWith(".js")) return void response.destroy();
		const withMarket = () => market(request, response, next);
		if (name === "WebKit") recordMessages(request, response, withMarket);
		else withMarket();
	}

	test.beforeAll(async () => {
		[site, engine] = await Promise.all([startSite(respond), launch()]);
	});
	test.afterAll(() => Promise.all([engine.close(), site.stop()]));

	for (const flow of flows) {
		test(`${name}: ${flow.name}`, async () => {
			const tab = await engine.open();
			visit = new Visit(tab, site.origin);
			try {
				await flow.run(visit);
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
