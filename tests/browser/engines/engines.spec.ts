import { test } from "@playwright/test";
import { sampleMarket } from "../../../sample-market/handler";
import { findProgram } from "../../../scripts/browsers";
import { startSite } from "../../kit/live-site";
import { startFirefox } from "./firefox";
import { serveFirstScript } from "./first-script";
import { catalogFlows } from "./flows/catalog";
import { navigationFlows } from "./flows/navigation";
import { pricingFlows } from "./flows/pricing";
import { desktop, type Tab } from "./tab";
import { Visit } from "./visit";
import { startWebKit } from "./webkit";

const flows = [...navigationFlows, ...pricingFlows, ...catalogFlows];

/** Runs the flows in one tab of an engine. The other specs prove the same in Chromium. */
function runFlows(name: string, start: () => Promise<Tab>) {
	test.describe.configure({ mode: "default" });
	let tab: Tab;
	test.beforeAll(async () => {
		tab = await start();
	});
	test.afterAll(() => tab.close());

	for (const flow of flows) {
		test(`${name}: ${flow.name}`, async () => {
			const market = sampleMarket();
			// Each flow has its own origin, and with it an empty storage.
			const site = await startSite((request, response, next) => {
				if (!serveFirstScript(request, response, visit.holdsScripts)) market(request, response, next);
			});
			const visit = new Visit(tab, site.origin);
			await tab.resize(desktop);
			await flow.run(visit);
			await visit.expectNoMessages();
			await site.stop();
		});
	}
}

if (findProgram("Firefox")) test.describe("Firefox", () => runFlows("Firefox", startFirefox));
if (findProgram("WebKit")) test.describe("WebKit", () => runFlows("WebKit", startWebKit));
