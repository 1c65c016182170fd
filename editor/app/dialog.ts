import "./dialog.css";

/** Creates an element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Record<string, string> = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const created = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
	created.append(...children);
	return created;
}

/**
 * Shows a dialog until one of its buttons or Escape closes it.
 * @param name the class
 * @param close the label of the button that closes the dialog
 */
export function showDialog(name: string, title: string, content: Node[], close: string): void {
	const buttons = element("div", { class: "buttons" }, element("button", {}, close));
	const form = element("form", { method: "dialog" }, element("h2", {}, title), ...content, buttons);
	const dialog = element("dialog", { class: `own-dialog ${name}`, "aria-label": title }, form);
	// Keys would trigger shortcuts of the CMS.
	dialog.addEventListener("keydown", (event) => event.stopPropagation());
	dialog.addEventListener("close", () => dialog.remove());
	document.body.append(dialog);
	dialog.showModal();
}
