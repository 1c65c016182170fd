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
 * Shows a dialog with a form until one of its buttons or Escape closes it.
 * @param name the class
 * @param close the label of the button that closes the dialog
 * @param submit the label of the button that submits the form, if there is one
 * @returns whether it was submitted
 */
export async function showDialog(name: string, title: string, content: Node[], close: string, submit?: string) {
	const closeButton = element("button", { type: "button" }, close);
	const buttons = element("div", { class: "buttons" }, closeButton);
	if (submit) buttons.append(element("button", { value: "save" }, submit));
	const form = element("form", { method: "dialog" }, element("h2", {}, title), ...content, buttons);
	const dialog = element("dialog", { class: `own-dialog ${name}`, "aria-label": title }, form);
	closeButton.addEventListener("click", () => dialog.close());
	// Keys that are typed into these fields would trigger shortcuts of the CMS.
	dialog.addEventListener("keydown", (event) => event.stopPropagation());
	document.body.append(dialog);
	dialog.showModal();
	await new Promise((resolve) => dialog.addEventListener("close", resolve));
	dialog.remove();
	return dialog.returnValue === "save";
}
