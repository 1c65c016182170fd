import type { Track } from "./load-tracker";

/** A search is one when the visitor has stopped typing. In milliseconds. */
const settled = 1500;

/**
 * Tells what visitors do. Elements that matter say so: `data-event="billing annual"`, a name and perhaps a value. Of a
 * search, how many it found is told, and never what it was for.
 */
export function watchEvents(track: Track): void {
	const onClick = ({ target, button }: MouseEvent) => {
		const element = (target as Element).closest<HTMLElement>("[data-event]");
		// The middle button opens links, the right one a menu; and what is chosen already is no choice.
		const used = button === 0 || (button === 1 && element instanceof HTMLAnchorElement);
		if (!element || !used || element.getAttribute("aria-checked") === "true") return;
		const [name = "", value] = (element.dataset.event ?? "").split(" ");
		track(name, value);
	};
	// Before anyone else hears of it: afterwards it may be chosen already, or gone.
	document.addEventListener("click", onClick, true);
	document.addEventListener("auxclick", onClick, true);

	let timer: number | undefined;
	document.addEventListener("input", ({ target }) => {
		if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
		window.clearTimeout(timer);
		timer = window.setTimeout(() => {
			const found = document.querySelector<HTMLElement>("[data-found]")?.dataset.found;
			if (target.value.trim() !== "" && found !== undefined) track("search", Number(found));
		}, settled);
	});
}
