type ObjectValue = Record<string, unknown>;

export const isObject = (value: unknown): value is ObjectValue =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The id of an entry, or its first field: `kind` of a feature. */
const nameOf = (entry: unknown) => (isObject(entry) ? (entry.id ?? Object.values(entry)[0]) : entry);

/**
 * Finds the previous form of each entry of a list: the same entry, else one with the same name, else the one at the same
 * position. @returns for each new entry the index of the old one, or -1
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): number[] {
	const matches = after.map(() => -1);
	const matchBy = (matchesEntry: (old: unknown, entry: unknown, oldIndex: number, index: number) => boolean) => {
		after.forEach((entry, index) => {
			if (matches[index] !== -1) return;
			matches[index] = before.findIndex(
				(old, oldIndex) => !matches.includes(oldIndex) && matchesEntry(old, entry, oldIndex, index),
			);
		});
	};
	matchBy((old, entry) => JSON.stringify(old) === JSON.stringify(entry));
	matchBy((old, entry) => nameOf(old) === nameOf(entry));
	// An entry whose id has changed. In a list of another length, it may as well be a new entry.
	if (before.length === after.length) matchBy((_old, entry, oldIndex, index) => isObject(entry) && oldIndex === index);
	return matches;
}
