import { expect, type Page } from "@playwright/test";

/** `top` is in pixels from the top of the viewport, `life` in milliseconds, except for a plain alert. */
export type ShownToast = { text: string; role: string | null | undefined; top: number; life?: number };

/** Runs in the page before its own scripts. The animation of the bar closes the toast when it ends. */
function observe() {
	const shown = new Map<Element, ShownToast>();
	const look = () => {
		for (const toast of document.querySelectorAll<HTMLElement>(".Toastify__toast")) {
			const bar = toast.querySelector(".Toastify__progress-bar");
			if (!bar || shown.has(toast)) continue;
			const container = toast.offsetParent?.getBoundingClientRect().top ?? Number.NaN;
			shown.set(toast, {
				text: toast.textContent ?? "",
				role: toast.closest("[role]")?.getAttribute("role") ?? toast.querySelector("[role=alert]")?.role,
				top: Math.round(container + toast.offsetTop),
				life: Number(bar.getAnimations()[0]?.effect?.getTiming().duration),
			});
		}
	};
	const plainAlerts: ShownToast[] = [];
	const lookForPlainAlert = () => {
		const alert = document.querySelector("p[role=alert]");
		if (!alert || alert.textContent === plainAlerts.at(-1)?.text) return;
		const top = Math.round(alert.getBoundingClientRect().top);
		plainAlerts.push({ text: alert.textContent ?? "", role: "alert", top });
	};
	Object.assign(window, { toasts: () => [...shown.values(), ...plainAlerts] });
	new MutationObserver(() => {
		look();
		lookForPlainAlert();
	}).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Records the toasts of each page load from the next one on, in order, with their place and duration. */
export async function recordToasts(page: Page) {
	await page.addInitScript(observe);
	return {
		all: () => page.evaluate(() => (window as unknown as { toasts: () => ShownToast[] }).toasts()),
		/** Ends the life of the visible toasts, as its time or the close button does. */
		async end(by: "time" | "button") {
			await page.evaluate((by) => {
				const [bars, buttons] = [".Toastify__progress-bar", ".toast-close"].map((all) =>
					document.querySelectorAll(all),
				);
				if (by === "button") for (const button of buttons ?? []) (button as HTMLElement).click();
				else for (const bar of bars ?? []) bar.getAnimations()[0]?.finish();
			}, by);
			await expect(page.locator(".Toastify__toast")).toHaveCount(0);
		},
	};
}
