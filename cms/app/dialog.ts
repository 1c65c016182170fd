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
 * @param name the class, and the prefix of the heading's id
 * @returns whether it was submitted
 */
export async function showDialog(name: string, title: string, ...content: Node[]): Promise<boolean> {
	const heading = element("h2", { id: `${name}-title` }, title);
	const form = element("form", { method: "dialog" }, heading, ...content);
	const dialog = element("dialog", { class: `own-dialog ${name}`, "aria-labelledby": heading.id }, form);
	// The CMS has shortcuts for keys that people type into these fields.
	dialog.addEventListener("keydown", (event) => event.stopPropagation());
	document.body.append(dialog);
	dialog.showModal();
	await new Promise((resolve) => dialog.addEventListener("close", resolve));
	dialog.remove();
	return dialog.returnValue === "save";
}

/** A row of buttons: Cancel, and one that submits the form of the dialog. The recommended one has the accent color. */
export function dialogButtons(cancelText: string, submitText: string, recommended: "cancel" | "submit"): HTMLElement {
	const look = (name: string): Record<string, string> => (name === recommended ? { class: "primary" } : {});
	const cancel = element("button", { type: "button", ...look("cancel") }, cancelText);
	cancel.addEventListener("click", () => cancel.closest("dialog")?.close());
	const submit = element("button", { type: "submit", value: "save", ...look("submit") }, submitText);
	return element("div", { class: "buttons" }, cancel, submit);
}
