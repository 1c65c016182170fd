import { expect, test } from "@playwright/test";
import { startNginx } from "../../../hosting/server/nginx-server";
import { mockMarket, templateDetail } from "../../kit/browser";
import { freePort } from "../../kit/free-port";
import { waitForHydration } from "../../kit/navigation";

const strange =
	"//templates/ /ru//templates/ /%74emplates/ /templates%2f /template/a%2Fb/ /template//5/ /x%25/ /%E0 /uz//%E0/";

test("addresses that no link has open a page", async ({ page }) => {
	const nginx = await startNginx(await freePort());
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	await mockMarket(page, { list: { body: [] }, detail: (id) => ({ body: templateDetail(`Id ${id}`) }) });
	for (const url of strange.split(" ")) {
		await page.goto(nginx.origin + url, { waitUntil: "commit" });
		// The page may load again, at its own address.
		await expect(page).toHaveURL(/^\w+:\/\/[^/]+(?:\/(?!\/|%2F)[^/]*)*$/i);
		await waitForHydration(page);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(errors, url).toEqual([]);
	}
	await nginx.stop();
});
