import { globalHistory } from "@reach/router";
import { navigate } from "gatsby";
import { useLayoutEffect } from "react";

/** The names of the inputs, and of the parameters. */
const choices = ["plans", "billing"] as const;

const inputsOf = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];

/** Chooses what the URL names, unless the visitor has already chosen. */
function readUrl() {
	const parameters = new URLSearchParams(window.location.search);
	for (const name of choices) {
		const [first, ...others] = inputsOf(name);
		const named = others.find(({ value }) => value === parameters.get(name));
		if (first?.checked && named) named.checked = true;
	}
}

/** Writes what is chosen into the URL, without the defaults. A link that lost the query still scrolls. */
function writeUrl(isLink: boolean) {
	const { pathname, search, hash } = window.location;
	const parameters = new URLSearchParams(search);
	for (const name of choices) {
		const [, ...others] = inputsOf(name);
		const chosen = others.find(({ checked }) => checked);
		parameters.delete(name);
		if (chosen) parameters.append(name, chosen.value);
	}
	const isWritten = choices.every((name) => parameters.get(name) === new URLSearchParams(search).get(name));
	if (isWritten) return;
	const query = parameters.size > 0 ? `?${parameters}` : "";
	void navigate(pathname + query + hash, { replace: true, state: { keepScroll: !isLink } });
}

/**
 * Keeps plan group and billing period in the URL, such as `?plans=enterprise&billing=annual`, which links to other languages
 * keep. The inputs are the state, and work before hydration.
 */
export function PlanChoice() {
	useLayoutEffect(() => {
		const { pathname } = window.location;
		const synchronize = (isLink: boolean) => {
			// The URL changes before this page is left.
			if (window.location.pathname !== pathname) return;
			readUrl();
			writeUrl(isLink);
		};
		const onChange = () => writeUrl(false);
		synchronize(false);
		document.addEventListener("change", onChange);
		const stopListening = globalHistory.listen(({ action }) => synchronize(action === "PUSH"));
		return () => {
			document.removeEventListener("change", onChange);
			stopListening();
		};
	}, []);
	return null;
}
