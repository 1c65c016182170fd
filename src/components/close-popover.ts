import type { FocusEvent, MouseEvent } from "react";

/** Closes the popover of a link: the browser leaves it open when the link does not load another document. */
export function closePopover({ currentTarget }: MouseEvent) {
	// Browsers without popovers show the links at all times.
	currentTarget.closest<HTMLElement>("[popover]")?.togglePopover?.(false);
}

/** Closes a popover that the focus leaves: it would cover what has the focus. Its button, which closes it, belongs to it. */
export function closePopoverOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
	const button = document.querySelector(`[popovertarget="${currentTarget.id}"]`);
	// Without a target, the focus leaves the page, or a click closes the popover itself.
	const isInside = !relatedTarget || currentTarget.contains(relatedTarget) || button?.contains(relatedTarget);
	if (!isInside) currentTarget.togglePopover?.(false);
}
