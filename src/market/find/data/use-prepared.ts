import { useEffect, useReducer } from "react";
import type { Template } from "../../model";

type Prepared = { value?: unknown; failed: boolean; done: Promise<unknown> };

/** What was made of a list, by name: kept as long as the list is, so that coming back to the page finds it ready. */
const shelf = new WeakMap<readonly Template[], Map<string, Prepared>>();

function prepare(templates: readonly Template[], name: string, make: () => Promise<unknown>): Prepared {
	const prepared = shelf.get(templates) ?? new Map<string, Prepared>();
	shelf.set(templates, prepared);
	const known = prepared.get(name);
	if (known && !known.failed) return known;
	const entry: Prepared = { failed: false, done: make() };
	entry.done = entry.done.then(
		(value) => {
			entry.value = value;
		},
		(error: unknown) => {
			entry.failed = true;
			console.error(error);
		},
	);
	prepared.set(name, entry);
	return entry;
}

/**
 * Something that takes a while to be made of a list of templates: undefined until it is there. It is made once a list.
 * @param name tells it from what else is made of the same list
 * @param make called when there is a list and it is `wanted`; once it has failed, the next visit tries again
 */
export function usePrepared<Value>(
	templates: readonly Template[] | undefined,
	name: string,
	make: (templates: readonly Template[]) => Promise<Value>,
	wanted = true,
): { value: Value | undefined; failed: boolean } {
	const [, show] = useReducer((count: number) => count + 1, 0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the name tells what is made
	useEffect(() => {
		if (!templates || !wanted) return;
		let gone = false;
		const entry = prepare(templates, name, () => make(templates));
		if (entry.value === undefined) void entry.done.then(() => !gone && show());
		return () => {
			gone = true;
		};
	}, [templates, name, wanted]);

	const entry = templates && shelf.get(templates)?.get(name);
	return { value: entry?.value as Value | undefined, failed: entry?.failed ?? false };
}
