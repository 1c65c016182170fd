import type { MouseEvent } from "react";

/** Closes the popover of a link: the browser leaves it open when the link does not load another document. */
export function closePopover({ currentTarget }: MouseEvent) {
	// Browsers without popovers show the links at all times.
	currentTarget.closest<HTMLElement>("[popover]")?.togglePopover?.(false);
}
