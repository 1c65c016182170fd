import { test } from "@playwright/test";
import { buildSecondSite } from "../kit/second-site";

test("a copy of the project is built with a fourth language and the pseudo-language", async () => {
	test.setTimeout(600_000);
	await buildSecondSite();
});
