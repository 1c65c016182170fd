/** Sends an event: `billing` with the value `annual`, `search` with the number of results. */
export type Track = (name: string, value?: string | number) => void;

/** In ms. A search counts once the visitor has stopped typing. */
const searchDebounce = 1500;

/**
 * Tracks clicks and searches. An element names its event in `data-event="billing annual"`: a name and an optional value.
 * A search sends the number of results, never the query.
 */
export function watchEvents(track: Track): void {
	const trackElement = (element: HTMLElement) => {
		const [name = "", value] = (element.dataset.event ?? "").split(" ");
		track(name, value);
	};
	const onClick = ({ target, button }: MouseEvent) => {
		const element = (target as Element).closest<HTMLElement>("[data-event]");
		// The middle button opens links; the right button opens a menu.
		const isActivation = button === 0 || (button === 1 && element instanceof HTMLAnchorElement);
		if (element && isActivation && !(element instanceof HTMLInputElement)) trackElement(element);
	};
	// An input counts when it changes, by mouse or keyboard. A click on the checked radio changes nothing.
	const onChange = ({ target }: Event) => {
		if (target instanceof HTMLInputElement && target.dataset.event) trackElement(target);
	};
	// In the capture phase, before handlers change the state or remove the element.
	document.addEventListener("click", onClick, true);
	document.addEventListener("auxclick", onClick, true);
	document.addEventListener("change", onChange, true);

	let timer: number | undefined;
	document.addEventListener("input", ({ target }) => {
		if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
		window.clearTimeout(timer);
		timer = window.setTimeout(() => {
			const count = document.querySelector<HTMLElement>("[data-result-count]")?.dataset.resultCount;
			if (target.value.trim() !== "" && count !== undefined) track("search", Number(count));
		}, searchDebounce);
	});
}
