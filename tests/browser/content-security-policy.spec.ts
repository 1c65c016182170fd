import type { Page } from "@playwright/test";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { open, takeExpected } from "../kit/navigation";
import { translations } from "../kit/translations";

/** Records policy violations from the next page load on, including those that the console does not show. */
async function recordViolations(page: Page): Promise<string[]> {
	const violations: string[] = [];
	await page.exposeFunction("recordViolation", (violation: string) => violations.push(violation));
	await page.addInitScript(() => {
		const { recordViolation } = window as unknown as { recordViolation: (text: string) => void };
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
			recordViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`),
		);
	});
	return violations;
}

for (const { code } of languages) {
	test(`a visit of all pages in ${code} violates no directive`, async ({ page, consoleErrors }) => {
		const violations = await recordViolations(page);
		const origins: string[] = [];
		page.on("request", (request) => origins.push(new URL(request.url()).origin));
		const { catalog, template, common } = {
			catalog: translations(code, "catalog"),
			template: translations(code, "template"),
			common: translations(code, "common"),
		};
		await open(page, path("/", code));
		await page.getByRole("radio").last().click();
		await page.getByRole("link", { name: catalog.seeAll, exact: true }).click();
		await page.getByRole("main").getByRole("article").first().getByRole("link").click();
		await expect(page.getByRole("region", { name: template.description })).not.toBeEmpty();
		await page.getByRole("tab").last().click();
		await mockMarket(page, { detail: () => ({ status: 500 }) });
		await open(page, path("/template/1/", code));
		await expect(page.locator(".Toastify__toast")).toBeVisible();
		await page.goto(path("/nope/", code));
		await page.getByRole("main").getByRole("link", { name: common.actions.goHome }).click();
		await expect(page.locator("#hero-section")).toBeVisible();
		expect(violations).toEqual([]);
		// Without analytics settings, the build requests nothing from other origins.
		expect([...new Set(origins)]).toEqual([new URL(page.url()).origin]);
		takeExpected(consoleErrors, /^Failed to load resource|MarketError/);
	});
}

const violations: Record<string, () => unknown> = {
	"an inline script": () => {
		const script = document.createElement("script");
		script.append("window.executed = true");
		document.body.append(script);
	},
	"a script of another host": () => {
		const script = document.createElement("script");
		script.setAttribute("src", "https://evil.example/x.js");
		document.body.append(script);
	},
	"an inline style": () => {
		const style = document.createElement("style");
		style.textContent = "body { display: none }";
		document.head.append(style);
	},
	"a request to another host": () => fetch("https://evil.example/").catch(() => {}),
	"an image of another host": () => {
		new Image().src = "https://evil.example/x.png";
	},
	"innerHTML without Trusted Types": () => {
		document.body.innerHTML = "<img src=x onerror='window.executed = true'>";
	},
	"an unknown Trusted Types policy": () => {
		const { trustedTypes } = window as unknown as {
			trustedTypes: { createPolicy: (name: string, rules: object) => void };
		};
		trustedTypes.createPolicy("mine", { createHTML: (html: string) => html });
	},
	"code from a string": () => {
		// Deferred, since the policy does not apply to code that Playwright evaluates.
		setTimeout(() => new Function("window.executed = true")());
	},
};

for (const [description, violate] of Object.entries(violations)) {
	test(`the policy blocks ${description}`, async ({ page, consoleErrors }) => {
		const recorded = await recordViolations(page);
		await mockMarket(page, { detail: () => ({ body: templateDetail("One") }) });
		await open(page, "/template/1/");
		await page.evaluate(violate).catch(() => {});
		await expect.poll(() => recorded.length).toBeGreaterThan(0);
		expect(await page.evaluate(() => "executed" in window)).toBe(false);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		takeExpected(consoleErrors, /Content Security Policy|requires 'Trusted|blocked by CSP|policy "?mine/i);
	});
}
