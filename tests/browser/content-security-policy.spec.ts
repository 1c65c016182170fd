import { expect, mockMarket, templateDetail, test } from "../kit/browser";
import { shows } from "../kit/content";
import { open, push } from "../kit/navigation";
import { english } from "../kit/translations";

// A violation is a console error, which fails each test.
test("a visit of all pages violates no directive", async ({ page, consoleErrors }) => {
	consoleErrors.allow(/the server responded with a status of|MarketError/);
	const origins: string[] = [];
	page.on("request", (request) => origins.push(new URL(request.url()).origin));
	await open(page, "/");
	if (shows("pricing")) await page.getByRole("radio").last().click();
	await push(page, "/templates/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.catalog.list.title);
	await page.getByRole("main").getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("region", { name: english.template.description })).not.toBeEmpty();
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toContainText("class");
	await mockMarket(page, { detail: () => ({ status: 500 }) });
	await open(page, "/uz/template/1/");
	await expect(page.locator(".Toastify__toast").first()).toBeVisible();
	await open(page, "/ru/nope/");
	await page.getByRole("main").getByRole("link").first().click();
	await expect(page.locator("main section").first()).toBeVisible();
	// Without analytics settings, the build requests nothing from other origins.
	expect([...new Set(origins)]).toEqual([new URL(page.url()).origin]);
});

/**
 * Attempts, each with the directive that blocks it. They prove that the browser applies the policy; its text is tested in
 * tests/unit/hosting/generated-files.test.ts.
 */
const attempts: Record<string, [directive: string, attempt: () => unknown]> = {
	"an inline style": [
		"style-src-elem",
		() => {
			const style = document.createElement("style");
			style.textContent = "body { display: none }";
			document.head.append(style);
		},
	],
	"innerHTML without Trusted Types": [
		"require-trusted-types-for",
		() => {
			document.body.innerHTML = "<img src=x onerror='window.executed = true'>";
		},
	],
	"a request to another host": ["connect-src", () => fetch("https://evil.example/").catch(() => {})],
};

test("the policy blocks code, styles and requests that the site does not have", async ({ page, consoleErrors }) => {
	consoleErrors.allow(/Content Security Policy|requires 'Trusted|blocked by CSP/i);
	const violations: string[] = [];
	await page.exposeFunction("recordViolation", (directive: string) => violations.push(directive));
	await page.addInitScript(() => {
		const { recordViolation } = window as unknown as { recordViolation: (directive: string) => void };
		document.addEventListener("securitypolicyviolation", (event) => recordViolation(event.violatedDirective));
	});
	await mockMarket(page, { detail: () => ({ body: templateDetail("One") }) });
	await open(page, "/template/1/");
	for (const [name, [directive, attempt]] of Object.entries(attempts)) {
		violations.splice(0);
		await page.evaluate(attempt).catch(() => {});
		await expect.poll(() => violations, name).toContain(directive);
		expect(await page.evaluate(() => "executed" in window), name).toBe(false);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
});

test("a script in an SVG that is opened by its address does not run", async ({ page, consoleErrors }) => {
	consoleErrors.allow(/sandboxed/);
	const body =
		'<svg xmlns="http://www.w3.org/2000/svg" id="picture"><script>document.documentElement.id = "ran"</script></svg>';
	await page.route("/favicon.svg", async (route) => route.fulfill({ response: await route.fetch(), body }));
	await page.goto("/favicon.svg");
	await expect(page.locator("svg")).toHaveAttribute("id", "picture");
});
