import { isObject, type Path } from "../../../content-model/check/parsed-file";

type Fields = Record<string, unknown>;

/** A value that two people have changed in different ways. Without an own or another value, one of them has removed an entry. */
export type Conflict = {
	/** In the form that was sent. Of an entry that it lacks, and of the order of entries, the path is that of the list. */
	path: Path;
	theirs?: unknown;
	own?: unknown;
	/** Both have changed the order of a list. */
	isOrder?: boolean;
};

function isEmpty(value: unknown): boolean {
	if (value === undefined || value === null || value === "" || value === false) return true;
	return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** Whether two values are the same in a form, where an empty field is a missing one. */
function isSame(one: unknown, other: unknown): boolean {
	if (isEmpty(one) && isEmpty(other)) return true;
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
	}
	if (!isObject(one) || !isObject(other)) return one === other;
	return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}

/** What identifies an entry of a list: its id, or its first field, such as `kind`. */
export const nameOf = (entry: unknown): unknown => (isObject(entry) ? (entry.id ?? Object.values(entry)[0]) : entry);

/** The entries of a list by their names. The second one of a name counts as another entry. */
function entriesByName(list: unknown[]): Map<string, unknown> {
	const entries = new Map<string, unknown>();
	for (const entry of list) {
		let name = JSON.stringify(nameOf(entry) ?? "");
		while (entries.has(name)) name += "+";
		entries.set(name, entry);
	}
	return entries;
}

/** Adds the names of a list that an order lacks, each after the one before it. */
function withAdded(order: string[], names: string[]): string[] {
	const all = [...order];
	names.forEach((name, index) => {
		if (all.includes(name)) return;
		const before = names.slice(0, index).findLast((other) => all.includes(other));
		all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
	});
	return all;
}

/**
 * Merges what was typed in a form into the current values. What only one side has changed is taken.
 * @param base the values with which the form was opened
 * @returns the values, with what was typed wherever both sides have changed the same, and these conflicts
 */
export function mergeValues(base: unknown, theirs: unknown, own: unknown): { value: unknown; conflicts: Conflict[] } {
	const conflicts: Conflict[] = [];

	function mergedLists(base: unknown[], theirs: unknown[], own: unknown[], path: Path): unknown[] {
		const lists = [base, theirs, own].map(entriesByName);
		const [baseEntries = new Map(), theirEntries = new Map(), ownEntries = new Map()] = lists;
		const [baseNames = [], theirNames = [], ownNames = []] = lists.map((entries) => [...entries.keys()]);
		const kept = new Map<string, unknown>();
		for (const name of new Set([...theirNames, ...ownNames])) {
			const [before, their, mine] = [baseEntries.get(name), theirEntries.get(name), ownEntries.get(name)];
			const place = ownEntries.has(name) ? [...path, ownNames.indexOf(name)] : path;
			if (theirEntries.has(name) && ownEntries.has(name)) kept.set(name, merged(before, their, mine, place));
			else if (!baseEntries.has(name)) kept.set(name, their ?? mine);
			else if (!isSame(their ?? mine, before)) {
				conflicts.push({ path: place, theirs: their, own: mine });
				if (mine !== undefined) kept.set(name, mine);
			}
		}
		const inAll = (names: string[]) =>
			names.filter((name) => [baseEntries, theirEntries, ownEntries].every((entries) => entries.has(name)));
		const [before, their, mine] = [baseNames, theirNames, ownNames].map(inAll);
		const isMoved = !isSame(mine, before);
		if (isMoved && !isSame(their, before) && !isSame(their, mine)) conflicts.push({ path, isOrder: true });
		const order = isMoved ? withAdded(ownNames, theirNames) : withAdded(theirNames, ownNames);
		return order.filter((name) => kept.has(name)).map((name) => kept.get(name));
	}

	function mergedFields(base: Fields, theirs: Fields, own: Fields, path: Path): Fields {
		const names = new Set([...Object.keys(own), ...Object.keys(theirs)]);
		return Object.fromEntries(
			[...names].map((name) => [name, merged(base[name], theirs[name], own[name], [...path, name])]),
		);
	}

	function merged(base: unknown, theirs: unknown, own: unknown, path: Path): unknown {
		if (isSame(own, base) || isSame(own, theirs)) return theirs;
		if (isSame(theirs, base)) return own;
		const isList = Array.isArray(theirs) && Array.isArray(own);
		if (isList) return mergedLists(Array.isArray(base) ? base : [], theirs, own, path);
		if (isObject(theirs) && isObject(own)) return mergedFields(isObject(base) ? base : {}, theirs, own, path);
		conflicts.push({ path, theirs, own });
		return own;
	}

	return { value: merged(base, theirs, own, []), conflicts };
}
