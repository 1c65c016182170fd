import { contentFields } from "../../content-model/check/content-fields";
import type { Path, Source } from "../../content-model/check/parse-source";
import { contentSchemas } from "../../content-model/schemas";
import { editable, markedKeys, shownValue } from "./page-elements";

/** A value of a YAML file: the file's name and the keys that lead to the value. */
export type Place = { file: string; path: Path };
export type ContentPlaces = ReturnType<typeof contentPlaces>;

/** The entry of a list that contains a value, or the field of the file. */
function entryOf({ file, path }: Place): Place {
	const last = path.findLastIndex((key) => typeof key === "number");
	return { file, path: path.slice(0, Math.max(last, 0) + 1) };
}

const isInside = (inner: Place, outer: Place): boolean =>
	inner.file === outer.file && outer.path.every((key, index) => inner.path[index] === key);

const isSame = (a: Place, b: Place): boolean => isInside(a, b) && isInside(b, a);

const unique = (places: Place[]): Place[] =>
	places.filter((place, index) => index === places.findIndex((other) => isSame(place, other)));

/** What identifies an entry on the page: an address, or the name of a picture's file. Otherwise empty. */
const identityOf = (value: string): string =>
	/^images\/(?:.*\/)?([\w-]+)\.\w+$/.exec(value)?.[1] ?? (/:\/\/|@/.test(value) ? value : "");

/** Finds the entries of the YAML files that the page shows. @param content the name of each file → value */
export function contentPlaces(content: Record<string, unknown>) {
	const strings = Object.entries(contentSchemas).flatMap(([file, schema]) =>
		contentFields(schema, { value: content[file] } as Source, []).map(({ path, value, translationKeys: keys }) => ({
			entry: entryOf({ file, path }),
			keys,
			identity: identityOf(value.replace(/^mailto:/, "")),
		})),
	);
	const withName = (names: string[]) =>
		unique(
			strings
				.filter(({ keys, identity }) => names.includes(identity) || keys.some((key) => names.includes(key)))
				.map(({ entry }) => entry),
		);

	/** The entries that an element shows. Entries inside another one are left out. */
	function shownIn(element: Element): Place[] {
		const certain = [...element.querySelectorAll(editable)]
			.map((each) => withName(markedKeys(each)))
			.flatMap((places) => (places.length === 1 ? places : []));
		return unique(certain).filter((place, _, all) => !all.some((other) => other !== place && isInside(place, other)));
	}

	/** The entries that a click on an element edits. Of several, the one around which the page shows the element. */
	function at(element: Element): Place[] {
		const found = withName([...markedKeys(element), shownValue(element)].filter(Boolean));
		if (found.length === 1) return found;
		for (let parent = element.parentElement; parent; parent = parent.parentElement) {
			const [outer, ...others] = shownIn(parent);
			if (!outer) continue;
			if (others.length > 0) break;
			const inside = found.filter((place) => isInside(place, outer));
			if (found.length === 0) return [outer];
			if (inside.length === 1) return inside;
		}
		const ofFiles = found.filter(({ path }) => path.length === 1);
		return ofFiles.length > 0 ? ofFiles : found;
	}

	/** The keys of the texts that belong to an entry. */
	const keysAt = (place: Place): string[] => strings.flatMap(({ entry, keys }) => (isSame(entry, place) ? keys : []));

	return { at, keysAt };
}
