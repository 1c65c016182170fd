import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where an arrow key, Home or End leads in a list that goes round; undefined for any other key. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	const step = steps[key];
	return step === undefined ? undefined : (index + step + count) % count;
}

/**
 * Keyboard handling for a group of which one element can be tabbed to (WAI-ARIA: roving tabindex). Moves the focus
 * among the elements of that role; `chosen` where the one that it reaches is chosen at once, as if it had been clicked.
 */
export function rovingKeys(role: string, reached: "chosen" | "focused") {
	return (event: KeyboardEvent<HTMLElement>) => {
		const items = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role="${role}"]`)];
		const current = items.indexOf(document.activeElement as HTMLElement);
		const next = nextIndex(event.key, current, items.length);
		if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		items[next]?.focus();
		if (reached === "chosen") items[next]?.click();
	};
}
