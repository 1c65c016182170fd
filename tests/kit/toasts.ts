import type { Page } from "@playwright/test";

export const toasts = (page: Page) => page.locator(".Toastify__toast");

/** Keeps toasts until `endToast`: otherwise, they might close before a busy machine looks at them. */
export const pauseToasts = (page: Page) =>
	page.addInitScript(() =>
		document.addEventListener("animationstart", ({ target }) => {
			const bar = (target as Element).closest(".Toastify__progress-bar");
			for (const animation of bar?.getAnimations() ?? []) animation.pause();
		}),
	);

/** Ends the life of the toast. Returns its duration in milliseconds. */
export const endToast = (page: Page) =>
	toasts(page).evaluate((toast) => {
		const [life] = toast.querySelector(".Toastify__progress-bar")?.getAnimations() ?? [];
		life?.finish();
		return life?.effect?.getTiming().duration;
	});
