import { contentFields } from "../../content-model/check/content-fields";
import { contentSchemas } from "../../content-model/schemas";
import { editable, markedKeys } from "./page-elements";

/** A value of a YAML file: `content/plans.yaml:groups.0.plans.2.price`. */
export type Place = string;

/** The entry of a list that contains a value, or the field of the file. */
const entryOf = (place: Place): Place => /^.*\.\d+(?=\.|$)|^.*:[^.]*/.exec(place)?.[0] ?? place;

const isInside = (inner: Place, outer: Place): boolean => `${inner}.`.startsWith(`${outer}.`);

/** What identifies a value on the page: the name of a picture's file, without the hash of its URL, or an address. */
function identityOf(value: string): string {
	const [address = ""] = value.replace(/^mailto:/, "").split("?");
	const picture = /([\w-]+?)(?:-[0-9a-f]{32})?\.(?:svg|png|jpe?g|webp|avif)$/.exec(address)?.[1];
	return picture ?? (/:\/\/|@/.test(address) ? address : "");
}

/** Finds the entries of the YAML files that the page shows. @param content the name of each file → value */
export function projectPlaces(content: Record<string, unknown>) {
	const strings = Object.entries(contentSchemas).flatMap(([file, schema]) =>
		contentFields(schema, content[file]).map(({ path, value, translationKeys: keys }) => ({
			entry: entryOf(`content/${file}.yaml:${path.join(".")}`),
			keys,
			names: [identityOf(value), ...keys].filter(Boolean),
		})),
	);
	function withName(shown: string[]): Place[] {
		const found = strings.filter(({ names }) => names.some((name) => shown.includes(name)));
		return [...new Set(found.map(({ entry }) => entry))];
	}

	/** The entries that an element shows without doubt. Entries inside another one are left out. */
	function shownIn(element: Element): Place[] {
		const entries = [...element.querySelectorAll(editable)].map((each) => withName(markedKeys(each)));
		const certain = [...new Set(entries.filter((places) => places.length === 1).flat())];
		return certain.filter((place) => !certain.some((other) => other !== place && isInside(place, other)));
	}

	/** The entries that a click on an element edits. If several match, the one whose texts surround the element. */
	function at(element: Element): Place[] {
		const address = element.getAttribute("src") ?? element.closest("a")?.getAttribute("href") ?? "";
		const found = withName([...markedKeys(element), identityOf(address)]);
		if (found.length === 1) return found;
		for (let parent = element.parentElement; parent; parent = parent.parentElement) {
			const around = shownIn(parent);
			if (found.length === 0 && around.length > 0) return around.length === 1 ? around : [];
			const inside = found.filter((place) => around.some((outer) => isInside(place, outer)));
			if (inside.length === 1) return inside;
		}
		const ofFiles = found.filter((place) => !place.includes(".", place.indexOf(":")));
		return ofFiles.length > 0 ? ofFiles : found;
	}

	const keysAt = (place: Place): string[] => strings.filter(({ entry }) => entry === place).flatMap(({ keys }) => keys);

	return { at, keysAt };
}
