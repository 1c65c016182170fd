import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { open, openMissing, routes } from "../kit/visit";

/** What has the focus: its name, whether it can be seen, and whether its focus can. */
function focused(page: Page) {
	return page.evaluate(async () => {
		const element = document.activeElement as HTMLElement;
		await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
		const box = element.getBoundingClientRect();
		const inside = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0;
		const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && inside;
		const outlined = [element, "::after"].some((which) => {
			const style = getComputedStyle(element, typeof which === "string" ? which : null);
			return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
		});
		const header = document.querySelector("header");
		const skip = element.getAttribute("href") === "#content";
		const behind =
			!skip && !header?.contains(element) && box.bottom <= (header?.getBoundingClientRect().bottom ?? 0) && box.top > 0;
		const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
		return {
			end: element === document.body,
			name: `${element.tagName} ${name}`,
			shown,
			outlined,
			behind,
			top: box.top + scrollY,
		};
	});
}

for (const { code } of languages) {
	test(`the skip link comes first and leads past the header in ${code}`, async ({ page, problems }) => {
		const { skipToContent } = copyOf(code, "common");
		for (const route of routes) {
			await openMissing(page, path(route, code), problems);
			await page.keyboard.press("Tab");
			const skip = page.getByRole("link", { name: skipToContent, exact: true });
			await expect(skip).toBeFocused();
			await expect(skip).toBeInViewport({ ratio: 1 });
			await page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
			const inMain = () => page.evaluate(() => document.activeElement?.closest("main") !== null);
			await expect.poll(inMain).toBe(true);
		}
	});
}

for (const width of [375, 1280]) {
	for (const route of routes) {
		test(`each step of the keyboard on ${route} can be seen at ${width}`, async ({ page, problems }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 800 });
			await openMissing(page, route, problems);
			if (route !== "/nope/") await expect(page.getByRole("article").first()).toBeVisible();
			const bad: string[] = [];
			const seen = new Set<string>();
			let lastTop = -1;
			for (let step = 0; step < 120; step++) {
				await page.keyboard.press("Tab");
				const { end, name, shown, outlined, behind, top } = await focused(page);
				if (end) break;
				seen.add(name);
				if (!shown) bad.push(`hidden: ${name}`);
				if (!outlined) bad.push(`no visible focus: ${name}`);
				if (behind) bad.push(`behind the header: ${name}`);
				if (step > 10 && top < lastTop - 900) bad.push(`out of order: ${name}`);
				lastTop = top;
			}
			expect(bad).toEqual([]);
			expect(seen.size).toBeGreaterThan(12);
		});
	}
}

test("nothing hidden can be focused while the menu is closed", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await open(page, "/");
	const reachable = await page.locator("a, button, [tabindex='0']").evaluateAll((all) =>
		all
			.filter((element) => !element.checkVisibility({ visibilityProperty: true }))
			.filter((element) => {
				(element as HTMLElement).focus();
				return document.activeElement === element;
			})
			.map((element) => element.outerHTML),
	);
	expect(reachable).toEqual([]);
});
