import { globalHistory } from "@reach/router";
import { useLayoutEffect } from "react";
import { changeUrl } from "../../lib/change-url";

/** The names of the inputs and of the parameters. The first option of each is the default. */
const names = ["plans", "billing"] as const;

const optionsOf = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];

/** Chooses what the URL names, unless the visitor has already chosen. */
function readUrl() {
	const parameters = new URLSearchParams(window.location.search);
	for (const name of names) {
		const options = optionsOf(name);
		const named = options.find(({ value }) => value === parameters.get(name));
		if (named && options[0]?.checked) named.checked = true;
	}
}

/** Writes what is chosen into the URL, without the defaults. */
function writeUrl(options?: { keepScroll: boolean }) {
	const { pathname, search, hash } = window.location;
	const parameters = new URLSearchParams(search);
	for (const name of names) {
		const [, ...others] = optionsOf(name);
		const chosen = others.find(({ checked }) => checked);
		parameters.delete(name);
		if (chosen) parameters.append(name, chosen.value);
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
		readUrl();
		writeUrl();
		document.addEventListener("change", onChange);
		const stopListening = globalHistory.listen(({ action }) => {
			// A link to another page changes the URL before this page is unmounted.
			if (window.location.pathname !== pathname) return;
			readUrl();
			// A changed URL would be another entry, without the position of the one that the visitor goes back to.
			if (action === "POP") return;
			// A link that lost the query still scrolls.
			writeUrl({ keepScroll: action !== "PUSH" });
		});
		return () => {
			document.removeEventListener("change", onChange);
			stopListening();
		};
	}, []);
	return null;
}
