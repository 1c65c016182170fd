import type { Page } from "@playwright/test";

/** Goes from one template to the next as links do, touches all that its description has become, and tells what is wrong. */
export function visitDescriptions(page: Page, count: number) {
	return page.evaluate(async (count) => {
		const wrong: string[] = [];
		const tags = new Set(
			"a b blockquote br code dd div dl dt em h2 h3 h4 h5 h6 hr i kbd li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul"
				.toUpperCase()
				.split(" "),
		);
		const attributes = new Set("href title lang dir colspan rowspan target rel".split(" "));
		const touches = "pointerenter mouseover mousedown mouseup focus focusin keydown copy toggle animationstart click";
		const { ___push } = window as unknown as { ___push: (to: string) => void };
		for (let id = 1; id <= count; id += 1) {
			___push(`/template/${id}/`);
			const region = await new Promise<Element | null>((resolve) => {
				const giveUp = performance.now() + 5_000;
				const look = () => {
					const found = document.querySelector("main [role=tabpanel] section");
					if (found?.textContent?.startsWith(`Start ${id}.`)) resolve(found);
					else if (performance.now() > giveUp) resolve(null);
					else setTimeout(look, 2);
				};
				look();
			});
			if (!region) {
				wrong.push(`${id} is not shown`);
				continue;
			}
			for (const element of [...region.querySelectorAll("*")].slice(0, 400)) {
				if (!tags.has(element.tagName)) wrong.push(`${id} has ${element.tagName}`);
				for (const { name } of element.attributes) if (!attributes.has(name)) wrong.push(`${id} has ${name}`);
				const address = element.getAttribute("href");
				if (address !== null) {
					if (!/^(https?:|mailto:|tel:)/.test(address)) wrong.push(`${id} leads to ${address}`);
					if (element.getAttribute("target") !== "_blank") wrong.push(`${id} leads away from here`);
					if (!/\bnoopener\b/.test(element.getAttribute("rel") ?? "")) wrong.push(`${id} keeps its opener`);
				}
				if (address !== null) continue;
				for (const touch of touches.split(" ")) element.dispatchEvent(new MouseEvent(touch, { bubbles: true }));
			}
		}
		return wrong;
	}, count);
}

/** Opens one row after the other; tells which of them are not shown letter by letter. */
export function readScripts(page: Page, names: (string | undefined)[], codes: string[]) {
	return page.evaluate(
		async ({ names, codes }) => {
			const wrong: string[] = [];
			const buttons = [...document.querySelectorAll<HTMLButtonElement>("[role=tabpanel] button[aria-expanded]")];
			for (const [index, vector] of codes.entries()) {
				const button = buttons[index];
				if (button?.textContent !== names[index]) wrong.push(`name: ${vector}`);
				button?.click();
				const giveUp = performance.now() + 3_000;
				while (document.querySelector("pre")?.textContent !== vector && performance.now() < giveUp)
					await new Promise((done) => setTimeout(done, 2));
				if (document.querySelector("pre")?.textContent !== vector) wrong.push(`code: ${vector}`);
			}
			return wrong;
		},
		{ names, codes },
	);
}
