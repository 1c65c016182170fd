import { test } from "@playwright/test";
import { launchChromium } from "./chromium";
import { runFlows } from "./run-flows";

runFlows("Chromium", () => launchChromium(test.info().project.use.launchOptions), { isReference: true });
