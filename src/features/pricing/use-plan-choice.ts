import { type RefObject, useLayoutEffect } from "react";
import { changeUrl, currentUrl, onUrlChange, type PageLocation } from "../../components/hooks/use-url";

/** The names of the inputs and of the parameters. */
const names = ["plans", "billing"] as const;

type Inputs = HTMLInputElement[];

/** The inputs of each name. */
const findInputs = (section: HTMLElement): Inputs[] =>
	names.map((name) => [...section.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]);

/** Chooses what the URL names. @param otherwise chooses where it names nothing, or an unknown value */
function readUrl(section: HTMLElement, otherwise: (inputs: Inputs) => HTMLInputElement | undefined) {
	const parameters = new URLSearchParams(currentUrl().search);
	for (const inputs of findInputs(section)) {
		const named = inputs.find(({ name, value }) => parameters.get(name) === value);
		const chosen = named ?? otherwise(inputs);
		if (chosen) chosen.checked = true;
	}
}

const checkedOf = (inputs: Inputs) => inputs.find(({ checked }) => checked);
const defaultOf = (inputs: Inputs) => inputs.find(({ defaultChecked }) => defaultChecked);

/** Writes the choice into the URL, without the defaults. */
function writeUrl(section: HTMLElement, page: PageLocation) {
	const { search } = currentUrl();
	const parameters = new URLSearchParams(search);
	for (const inputs of findInputs(section)) {
		const chosen = checkedOf(inputs);
		if (!chosen) continue;
		parameters.delete(chosen.name);
		if (!chosen.defaultChecked) parameters.append(chosen.name, chosen.value);
	}
	if (parameters.toString() === new URLSearchParams(search).toString()) return;
	changeUrl(page, { search: parameters.size > 0 ? `?${parameters}` : "" });
}

/**
 * Keeps the chosen plan group and billing period in the URL: `?plans=enterprise&billing=annual`. The inputs have the choice, so a
 * choice renders nothing.
 * @param ref the element around the inputs
 */
export function usePlanChoice(ref: RefObject<HTMLElement | null>, page: PageLocation) {
	useLayoutEffect(() => {
		const section = ref.current;
		if (!section) return;
		// The inputs have what the visitor chose before hydration, or before a link without the query.
		readUrl(section, checkedOf);
		const write = () => writeUrl(section, page);
		write();
		section.addEventListener("change", write);
		const stopReading = onUrlChange(page, () => readUrl(section, defaultOf));
		return () => {
			section.removeEventListener("change", write);
			stopReading();
		};
	}, [ref, page]);
}
