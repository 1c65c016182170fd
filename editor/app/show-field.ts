/** The CMS renders only what is in view, so a field far away appears after several attempts. The interval is in ms. */
const interval = 60;
const attempts = 200;

/** When a field had the focus in view in this many attempts in a row, the form around it is rendered. */
const settledAfter = 5;

/** The field that was asked for last. */
let wanted: object | undefined;

/** Leaves the focus where it is, also while a field is still being shown. */
export function stopShowing(): void {
	wanted = undefined;
}

// Stops when the user does something else. The CMS moves the focus by itself, so the focus alone says nothing.
for (const type of ["keydown", "pointerdown", "wheel"]) {
	window.addEventListener(type, stopShowing, { capture: true, passive: true });
}

function isInView(field: Element): boolean {
	const { top, bottom } = field.getBoundingClientRect();
	return top < window.innerHeight && bottom > 0;
}

const hasFocus = (field: Element): boolean => document.hasFocus() && field.contains(document.activeElement);

/** Shows a field of the open form, or of a form that is being opened. @param keyPath `groups.0.id` */
export async function showField(locale: string, keyPath: string): Promise<void> {
	const fieldsIn = (selector: string) => [
		...document.querySelectorAll(`.pane[data-mode="edit"][data-locale="${locale}"] .field${selector}`),
	];
	/** An item of a list, whose fields may not be rendered. @param path `groups.0.plans.2` */
	function itemAt(path: string): Element[] {
		const [, list, index] = /^(.+)\.(\d+)$/.exec(path) ?? [];
		const [listField] = list ? fieldsIn(`[data-key-path="${list}"]`) : [];
		const items = [...(listField?.querySelectorAll(".item-wrapper") ?? [])];
		return items.filter((item) => item.closest(".field") === listField).slice(Number(index), Number(index) + 1);
	}

	/** What is rendered of the closest group around the field, or of the form. The field is below or above it. */
	function renderedNear(): Element[] {
		const names = keyPath.split(".");
		const parents = names.map((_, index) => names.slice(0, names.length - index).join("."));
		const groups = parents.map((parent) => {
			const fields = fieldsIn(`:is([data-key-path="${parent}"], [data-key-path^="${parent}."])`);
			return fields.length > 0 ? fields : itemAt(parent);
		});
		return groups.find((group) => group.length > 0) ?? fieldsIn("");
	}

	let timesShown = 0;
	const own = {};
	wanted = own;
	for (let attempt = 0; attempt < attempts && timesShown < settledAfter && wanted === own; attempt += 1) {
		// Expands the groups around the field and, once it is there, moves the focus to it in the next frame.
		const message = { type: "highlight-editor-field", payload: { locale, keyPath } };
		if (timesShown === 0) window.postMessage(message, window.location.origin);
		await new Promise((resolve) => setTimeout(resolve, interval));
		await new Promise(requestAnimationFrame);
		const [field] = fieldsIn(`[data-key-path="${keyPath}"]`);
		timesShown = field && isInView(field) && hasFocus(field) ? timesShown + 1 : 0;
		if (field && !isInView(field)) field.scrollIntoView({ block: "center" });
		if (field) continue;
		const rendered = renderedNear();
		if (attempt % 2 === 0) rendered.at(-1)?.scrollIntoView({ block: "start" });
		else rendered[0]?.scrollIntoView({ block: "end" });
	}
}
