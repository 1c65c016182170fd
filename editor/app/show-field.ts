/** The CMS renders only what is in view, so a field far below appears after several attempts. The interval is in ms. */
const interval = 60;
const attempts = 200;

/** When a field was in view in this many attempts in a row, the form above it is rendered. */
const settledAfter = 5;

function isInView(field: Element): boolean {
	const { top, bottom } = field.getBoundingClientRect();
	return top < window.innerHeight && bottom > 0;
}

/** Shows a field of the open form, or of a form that is being opened. @param keyPath `groups.0.id` */
export async function showField(locale: string, keyPath: string): Promise<void> {
	const pane = `.pane[data-mode="edit"][data-locale="${locale}"]`;
	const fields = (selector: string) => [...document.querySelectorAll(`${pane} .field${selector}`)];
	const parents = keyPath.split(".").map((_, index, path) => path.slice(0, index + 1).join("."));
	let timesInView = 0;
	for (let attempt = 0; attempt < attempts && timesInView < settledAfter; attempt += 1) {
		// Expands the groups around the field and, once it is there, moves the focus to it.
		window.postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, window.location.origin);
		await new Promise((resolve) => setTimeout(resolve, interval));
		const [field] = fields(`[data-key-path="${keyPath}"]`);
		if (field) {
			timesInView = isInView(field) ? timesInView + 1 : 0;
			if (timesInView === 0) field.scrollIntoView({ block: "center" });
			continue;
		}
		// The last field that is rendered: in the closest group around the field, or in the form.
		const near = parents.map((parent) =>
			fields(`[data-key-path="${parent}"], ${pane} .field[data-key-path^="${parent}."]`).at(-1),
		);
		(near.findLast(Boolean) ?? fields("").at(-1))?.scrollIntoView({ block: "start" });
	}
}
