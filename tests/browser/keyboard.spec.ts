import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { open, openNotFound, routes, waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";

/** Describes the focused element: whether it is visible, has a focus ring, and is not behind the header. */
function readFocus(page: Page) {
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
	test(`the skip link is first and moves the focus past the header in ${code}`, async ({ page, consoleErrors }) => {
		const { skipToContent } = translations(code, "common");
		for (const route of routes) {
			await openNotFound(page, path(route, code), consoleErrors);
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
		test(`the focus is always visible on ${route} at ${width} px`, async ({ page, consoleErrors }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 800 });
			await openNotFound(page, route, consoleErrors);
			if (route !== "/nope/") await waitForCards(page);
			const errors: string[] = [];
			const seen = new Set<string>();
			let lastTop = -1;
			for (let step = 0; step < 120; step++) {
				await page.keyboard.press("Tab");
				const { end, name, shown, outlined, behind, top } = await readFocus(page);
				if (end) break;
				seen.add(name);
				if (!shown) errors.push(`hidden: ${name}`);
				if (!outlined) errors.push(`no focus ring: ${name}`);
				if (behind) errors.push(`behind the header: ${name}`);
				if (step > 10 && top < lastTop - 900) errors.push(`out of order: ${name}`);
				lastTop = top;
			}
			expect(errors).toEqual([]);
			expect(seen.size).toBeGreaterThan(12);
		});
	}
}

test("hidden elements are not focusable while the menu is closed", async ({ page }) => {
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
