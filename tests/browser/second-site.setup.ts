import { test } from "@playwright/test";
import { buildSecondSite } from "../kit/second-site";

test("a copy of the project is built with a fourth language, the pseudo-language and analytics", async () => {
	test.setTimeout(600_000);
	await buildSecondSite();
});
