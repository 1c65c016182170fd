import { expect, type Page } from "@playwright/test";

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
		const behind =
			!header?.contains(element) && box.bottom <= (header?.getBoundingClientRect().bottom ?? 0) && box.top > 0;
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

/** Moves the focus with Tab from the skip link to the end of the page and expects that it is always visible and in order. */
export async function expectVisibleFocus(page: Page, skipLink: string) {
	// Sections that are laid out late move those below.
	await page.locator("section").evaluateAll((all: HTMLElement[]) => {
		for (const section of all) section.style.contentVisibility = "visible";
	});
	await page.getByRole("link", { name: skipLink, exact: true }).focus();
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
	expect.soft(errors, "focus").toEqual([]);
	expect.soft(seen.size, "elements with focus").toBeGreaterThan(12);
}
