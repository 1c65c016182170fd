import type { Page } from "@playwright/test";

/**
 * Navigates through the template pages and dispatches events on all elements of each description. Returns everything in
 * the descriptions that sanitizing should have removed.
 */
export function visitDescriptions(page: Page, count: number) {
	return page.evaluate(async (count) => {
		const errors: string[] = [];
		const allowedTags = new Set(
			"a b blockquote br code dd div dl dt em h2 h3 h4 h5 h6 hr i kbd li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul"
				.toUpperCase()
				.split(" "),
		);
		const allowedAttributes = new Set("href title lang dir colspan rowspan target rel".split(" "));
		const events = "pointerenter mouseover mousedown mouseup focus focusin keydown copy toggle animationstart click";
		const { ___push } = window as unknown as { ___push: (to: string) => void };
		for (let id = 1; id <= count; id += 1) {
			___push(`/template/${id}/`);
			const region = await new Promise<Element | null>((resolve) => {
				const timeout = performance.now() + 20_000;
				const look = () => {
					const found = document.querySelector("main [role=tabpanel] section");
					if (found?.textContent?.startsWith(`Start ${id}.`)) resolve(found);
					else if (performance.now() > timeout) resolve(null);
					else setTimeout(look, 2);
				};
				look();
			});
			if (!region) {
				errors.push(`${id} is not shown`);
				continue;
			}
			for (const element of [...region.querySelectorAll("*")].slice(0, 400)) {
				if (!allowedTags.has(element.tagName)) errors.push(`${id} has the element ${element.tagName}`);
				for (const { name } of element.attributes)
					if (!allowedAttributes.has(name)) errors.push(`${id} has the attribute ${name}`);
				const href = element.getAttribute("href");
				if (href !== null) {
					if (!/^(https?:|mailto:|tel:)/.test(href)) errors.push(`${id} links to ${href}`);
					if (element.getAttribute("target") !== "_blank") errors.push(`${id} has a link without target`);
					if (!/\bnoopener\b/.test(element.getAttribute("rel") ?? "")) errors.push(`${id} has a link without noopener`);
					continue;
				}
				for (const type of events.split(" ")) element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
			}
		}
		return errors;
	}, count);
}

/** Opens each script. Returns the names and codes that are not shown literally. */
export function openScripts(page: Page, names: (string | undefined)[], codes: string[]) {
	return page.evaluate(
		async ({ names, codes }) => {
			const errors: string[] = [];
			const buttons = [...document.querySelectorAll<HTMLButtonElement>("[role=tabpanel] button[aria-expanded]")];
			for (const [index, code] of codes.entries()) {
				const button = buttons[index];
				if (button?.textContent !== names[index]) errors.push(`name: ${code}`);
				button?.click();
				const timeout = performance.now() + 20_000;
				while (document.querySelector("pre")?.textContent !== code && performance.now() < timeout)
					await new Promise((resolve) => setTimeout(resolve, 2));
				if (document.querySelector("pre")?.textContent !== code) errors.push(`code: ${code}`);
			}
			return errors;
		},
		{ names, codes },
	);
}
