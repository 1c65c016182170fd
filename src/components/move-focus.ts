/**
 * Focuses an element that is no control. It can have the focus only as long as that is there: otherwise, a click on a text would
 * focus the element around the text, and Tab would go to its first control instead of the next one.
 */
export function moveFocus(element: HTMLElement, options?: FocusOptions) {
	element.tabIndex = -1;
	element.focus(options);
	for (const event of ["blur", "mousedown"])
		element.addEventListener(event, () => element.removeAttribute("tabindex"), { once: true });
}
