import { globalHistory } from "@reach/router";
import { useLayoutEffect } from "react";
import { changeUrl } from "../../lib/change-url";

/** The names of the inputs and of the parameters. The first option of each is the default. */
const names = ["plans", "billing"] as const;

const optionsOf = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
const isDefault = (name: string) => optionsOf(name)[0]?.checked ?? true;

/** Chooses what the URL names, or else the default. */
function readUrl(name: string) {
	const options = optionsOf(name);
	const value = new URLSearchParams(window.location.search).get(name);
	const option = options.find((each) => each.value === value) ?? options[0];
	if (option) option.checked = true;
}

/** Writes what is chosen into the URL, without the defaults. */
function writeUrl(options?: { keepScroll: boolean }) {
	const { pathname, search, hash } = window.location;
	const parameters = new URLSearchParams(search);
	for (const name of names) {
		const chosen = optionsOf(name).find(({ checked }) => checked);
		parameters.delete(name);
		if (chosen && !isDefault(name)) parameters.append(name, chosen.value);
	}
	if (parameters.toString() === new URLSearchParams(search).toString()) return;
	const query = parameters.size > 0 ? `?${parameters}` : "";
	changeUrl(pathname + query + hash, options);
}

/** Keeps plan group and billing period, whose inputs are the state, in the URL: `?plans=enterprise&billing=annual`. */
export function PlanChoice() {
	useLayoutEffect(() => {
		const { pathname } = window.location;
		const onChange = () => writeUrl();
		// Keeps what the visitor has already chosen, also before hydration.
		const readNewChoices = () => names.filter(isDefault).forEach(readUrl);
		readNewChoices();
		writeUrl();
		document.addEventListener("change", onChange);
		const stopListening = globalHistory.listen(({ action }) => {
			// A link to another page changes the URL before this page is unmounted.
			if (window.location.pathname !== pathname) return;
			if (action === "POP") return names.forEach(readUrl);
			readNewChoices();
			// A link without the query keeps the choice, and still scrolls.
			writeUrl({ keepScroll: false });
		});
		return () => {
			document.removeEventListener("change", onChange);
			stopListening();
		};
	}, []);
	return null;
}
