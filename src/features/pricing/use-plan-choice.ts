import { useLayoutEffect, useMemo, useState } from "react";
import { changeUrl, onUrlChange, type PageLocation } from "../../components/hooks/use-url";

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

const readInputs = (): Choice =>
	choiceOf((name) => document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? "");

/** Writes a choice into the URL, without the defaults. */
function writeUrl(page: PageLocation, choice: Choice, defaults: Choice) {
	const { search } = window.location;
	const parameters = new URLSearchParams(search);
	for (const name of names) {
		parameters.delete(name);
		if (choice[name] !== defaults[name]) parameters.append(name, choice[name]);
	}
	if (parameters.toString() === new URLSearchParams(search).toString()) return;
	changeUrl(page, { search: parameters.size > 0 ? `?${parameters}` : "" });
}

/** The chosen plan group and billing period, kept in the URL: `?plans=enterprise&billing=annual`. */
export function usePlanChoice(groups: readonly { id: string }[], location: PageLocation) {
	const options = useMemo((): Options => ({ plans: groups.map(({ id }) => id), billing: billingPeriods }), [groups]);
	const defaults = useMemo(() => defaultsOf(options), [options]);
	// The prerendered HTML shows the defaults.
	const [choice, setChoice] = useState(defaults);

	useLayoutEffect(() => {
		// The inputs have what the visitor chose before hydration, or before a link without the query.
		const next = readUrl(options, readInputs());
		setChoice(next);
		writeUrl(location, next, defaults);
		return onUrlChange(location, () => setChoice(readUrl(options, defaults)));
	}, [options, defaults, location]);

	const choose = (change: Partial<Choice>) => writeUrl(location, { ...choice, ...change }, defaults);
	return [choice, choose] as const;
}
