import { globalHistory } from "@reach/router";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { changeUrl } from "../../components/hooks/use-url";

/** The names of the inputs and of the parameters. */
const names = ["plans", "billing"] as const;
export const billingPeriods = ["monthly", "annual"] as const;

type Name = (typeof names)[number];
type Choice = Record<Name, string>;
/** The ids of the groups and periods. The first of each is the default. */
type Options = Record<Name, readonly string[]>;

const choiceOf = (read: (name: Name) => string): Choice => ({ plans: read("plans"), billing: read("billing") });

const defaultsOf = (options: Options): Choice => choiceOf((name) => options[name][0] ?? "");

/** What the URL names. @param others the choice where it names nothing, or an unknown value */
function readUrl(options: Options, others: Choice): Choice {
	const parameters = new URLSearchParams(window.location.search);
	return choiceOf((name) => {
		const value = parameters.get(name) ?? "";
		return options[name].includes(value) ? value : others[name];
	});
}

/** What the visitor has chosen before hydration. @param others the choice where that is the default */
function readInputs(defaults: Choice, others: Choice): Choice {
	return choiceOf((name) => {
		const { value } = document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`) ?? {};
		return value && value !== defaults[name] ? value : others[name];
	});
}

/** Writes a choice into the URL, without the defaults. */
function writeUrl(choice: Choice, defaults: Choice) {
	const { pathname, search, hash } = window.location;
	const parameters = new URLSearchParams(search);
	for (const name of names) {
		parameters.delete(name);
		if (choice[name] !== defaults[name]) parameters.append(name, choice[name]);
	}
	if (parameters.toString() === new URLSearchParams(search).toString()) return;
	const query = parameters.size > 0 ? `?${parameters}` : "";
	changeUrl(pathname + query + hash);
}

/** The chosen plan group and billing period, kept in the URL: `?plans=enterprise&billing=annual`. */
export function usePlanChoice(groups: readonly { id: string }[]) {
	const options = useMemo((): Options => ({ plans: groups.map(({ id }) => id), billing: billingPeriods }), [groups]);
	// Undefined in the build and while React hydrates: the prerendered HTML shows the defaults.
	const [choice, setChoice] = useState<Choice>();
	const page = useRef("");

	useLayoutEffect(() => {
		page.current = window.location.pathname;
		const defaults = defaultsOf(options);
		setChoice(readInputs(defaults, readUrl(options, defaults)));
	}, [options]);

	useLayoutEffect(() => {
		const { pathname } = window.location;
		// When the visitor leaves, the URL is that of the next page before the router shows it.
		if (!choice || pathname !== page.current) return;
		const defaults = defaultsOf(options);
		writeUrl(choice, defaults);
		return globalHistory.listen(({ action }) => {
			// A link to another page changes the URL before this page is unmounted.
			if (window.location.pathname !== pathname) return;
			// A link without the query keeps the choice.
			setChoice(readUrl(options, action === "POP" ? defaults : choice));
		});
	}, [choice, options]);

	const shown = choice ?? defaultsOf(options);
	return [shown, (change: Partial<Choice>) => setChoice({ ...shown, ...change })] as const;
}
