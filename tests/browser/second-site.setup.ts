import { test } from "@playwright/test";
import { buildSecondSite } from "../kit/second-site";

test("builds a copy of the project with a fourth language, the pseudo-language and analytics", async () => {
	test.setTimeout(600_000);
	await buildSecondSite();
});
