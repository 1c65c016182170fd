import type { Page } from "@playwright/test";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { open, takeProblems } from "../kit/visit";

/** Notes what the policy refuses from now on, also where the console would be silent. */
async function watchViolations(page: Page): Promise<string[]> {
	const violations: string[] = [];
	await page.exposeFunction("noteViolation", (violation: string) => violations.push(violation));
	await page.addInitScript(() => {
		const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
			noteViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`),
		);
	});
	return violations;
}

for (const { code } of languages) {
	test(`a whole visit in ${code} breaks the policy nowhere`, async ({ page, problems }) => {
		const violations = await watchViolations(page);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).origin));
		const { market, template, common } = {
			market: copyOf(code, "market"),
			template: copyOf(code, "template"),
			common: copyOf(code, "common"),
		};
		await open(page, path("/", code));
		await page.getByRole("radio").last().click();
		await page.getByRole("link", { name: market.seeAll, exact: true }).click();
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
		// No analytics, nor anything else from elsewhere, unless the build was told to.
		expect([...new Set(asked)]).toEqual([new URL(page.url()).origin]);
		takeProblems(problems, /^Failed to load resource|MarketError/);
	});
}

const attempts: Record<string, () => unknown> = {
	"an inline script": () => {
		const script = document.createElement("script");
		script.append("window.ran = true");
		document.body.append(script);
	},
	"a script from elsewhere": () => {
		const script = document.createElement("script");
		script.setAttribute("src", "https://evil.example/x.js");
		document.body.append(script);
	},
	"an inline style": () => {
		const style = document.createElement("style");
		style.textContent = "body { display: none }";
		document.head.append(style);
	},
	"a call to elsewhere": () => fetch("https://evil.example/").catch(() => {}),
	"a picture from elsewhere": () => {
		new Image().src = "https://evil.example/x.png";
	},
	"HTML that no policy has made": () => {
		document.body.innerHTML = "<img src=x onerror='window.ran = true'>";
	},
	"a policy that nobody knows": () => {
		const { trustedTypes } = window as unknown as {
			trustedTypes: { createPolicy: (name: string, rules: object) => void };
		};
		trustedTypes.createPolicy("mine", { createHTML: (html: string) => html });
	},
	"code from a text": () => {
		// Later: what a test evaluates itself is free of the policy.
		setTimeout(() => new Function("window.ran = true")());
	},
};

for (const [what, attempt] of Object.entries(attempts)) {
	test(`the policy refuses ${what}`, async ({ page, problems }) => {
		const violations = await watchViolations(page);
		await mockMarket(page, { detail: () => ({ body: templateDetail("One") }) });
		await open(page, "/template/1/");
		await page.evaluate(attempt).catch(() => {});
		await expect.poll(() => violations.length).toBeGreaterThan(0);
		expect(await page.evaluate(() => "ran" in window)).toBe(false);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		takeProblems(problems, /Content Security Policy|requires 'Trusted|blocked by CSP|policy "?mine/i);
	});
}
