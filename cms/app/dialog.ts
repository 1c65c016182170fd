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

/** The first button closes the dialog, the other one submits it. The recommended one has the accent color. */
type Buttons = { close: string; submit?: string; recommended?: "close" | "submit" };

/**
 * Shows a dialog with a form until one of its buttons or Escape closes it.
 * @param name the class, and the prefix of the heading's id
 * @returns whether it was submitted
 */
export async function showDialog(name: string, title: string, content: Node[], buttons: Buttons): Promise<boolean> {
	const heading = element("h2", { id: `${name}-title` }, title);
	const look = (button: string) => (button === buttons.recommended ? "primary" : "");
	const close = element("button", { type: "button", class: look("close") }, buttons.close);
	const row = element("div", { class: "buttons" }, close);
	if (buttons.submit) row.append(element("button", { value: "save", class: look("submit") }, buttons.submit));
	const form = element("form", { method: "dialog" }, heading, ...content, row);
	const dialog = element("dialog", { class: `own-dialog ${name}`, "aria-labelledby": heading.id }, form);
	close.addEventListener("click", () => dialog.close());
	// Keys that are typed into these fields would trigger shortcuts of the CMS.
	dialog.addEventListener("keydown", (event) => event.stopPropagation());
	document.body.append(dialog);
	dialog.showModal();
	await new Promise((resolve) => dialog.addEventListener("close", resolve));
	dialog.remove();
	return dialog.returnValue === "save";
}
