/** The CMS renders only what is in view, so a field far below appears after several attempts. The interval is in ms. */
const interval = 60;
const attempts = 200;

/** When a field was in view in this many attempts in a row, the form above it is rendered. */
const settledAfter = 5;

/** The field that was asked for last. */
let wanted: object | undefined;

/** Leaves the focus where it is, also while a field is still being shown. */
export function stopShowing(): void {
	wanted = undefined;
}

function isInView(field: Element): boolean {
	const { top, bottom } = field.getBoundingClientRect();
	return top < window.innerHeight && bottom > 0;
}

/** Shows a field of the open form, or of a form that is being opened. @param keyPath `groups.0.id` */
export async function showField(locale: string, keyPath: string): Promise<void> {
	const fieldsIn = (selector: string) => [
		...document.querySelectorAll(`.pane[data-mode="edit"][data-locale="${locale}"] .field${selector}`),
	];
	const names = keyPath.split(".");
	const parents = names.map((_, index) => names.slice(0, names.length - index).join("."));
	let timesInView = 0;
	let shown: Element | undefined;
	let wasFocused = false;
	const own = {};
	wanted = own;
	for (let attempt = 0; attempt < attempts && timesInView < settledAfter && wanted === own; attempt += 1) {
		const hasFocus = document.hasFocus() && shown?.contains(document.activeElement);
		// Stops when the marketer has moved the focus away from the field.
		if (wasFocused && !hasFocus) return;
		wasFocused ||= hasFocus === true;
		// Expands the groups around the field and, once it is there, moves the focus to it.
		window.postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, window.location.origin);
		await new Promise((resolve) => setTimeout(resolve, interval));
		const [field] = fieldsIn(`[data-key-path="${keyPath}"]`);
		shown = field;
		timesInView = field && isInView(field) ? timesInView + 1 : 0;
		if (field && timesInView === 0) field.scrollIntoView({ block: "center" });
		if (field) continue;
		// The last field that is rendered: in the closest group around the field, or in the form.
		const near = parents.map((parent) => fieldsIn(`:is([data-key-path="${parent}"], [data-key-path^="${parent}."])`));
		const last = [...near, fieldsIn("")].find((fields) => fields.length > 0)?.at(-1);
		last?.scrollIntoView({ block: "start" });
	}
}
