import type { FocusEvent, MouseEvent } from "react";

/** The popover that an element is in. Browsers without popovers show its content at all times. */
const popoverOf = (target: EventTarget) => (target as Element).closest<HTMLElement>("[popover]");

/** Closes the popover of a link that is clicked: the browser leaves it open when the link does not load another document. */
export function closePopoverOfLink({ target }: MouseEvent) {
	const link = (target as Element).closest("a");
	if (link) popoverOf(link)?.togglePopover?.(false);
}

/** Closes a popover when the focus leaves it, because it would cover the focused element. Its button counts as a part of it. */
export function closePopoverOnLeave({ target, relatedTarget }: FocusEvent) {
	const popover = popoverOf(target);
	if (!popover) return;
	const button = document.querySelector(`[popovertarget="${popover.id}"]`);
	// Without a target, the focus leaves the page, or a click closes the popover itself.
	const isInside = !relatedTarget || popover.contains(relatedTarget) || button?.contains(relatedTarget);
	if (!isInside) popover.togglePopover?.(false);
}
