import type { FocusEvent, MouseEvent } from "react";

/** Closes the popover of a link: the browser leaves it open when the link does not load another document. */
export function closePopover({ currentTarget }: MouseEvent) {
	// Browsers without popovers show the links at all times.
	currentTarget.closest<HTMLElement>("[popover]")?.togglePopover?.(false);
}

/** Closes a popover when the focus leaves it, because it would cover the focused element. Its button counts as a part of it. */
export function closePopoverOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
	const button = document.querySelector(`[popovertarget="${currentTarget.id}"]`);
	// Without a target, the focus leaves the page, or a click closes the popover itself.
	const isInside = !relatedTarget || currentTarget.contains(relatedTarget) || button?.contains(relatedTarget);
	if (!isInside) currentTarget.togglePopover?.(false);
}
