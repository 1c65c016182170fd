import { contentFields, schemaValues } from "../../content-model/check/content-fields";
import { baseKey } from "../../content-model/check/locale-strings";
import { contentSchemas } from "../../content-model/schemas";
import { languageOfPath } from "../../src/i18n/languages";
import { entryStrings } from "../config/entry-words";
import { formAddress, formFile, type Project } from "../config/project";
import { editable, markedKeys, pageProse, textsOf } from "./page-elements";

/** Where a value is: `content/plans.yaml:groups.0.plans.2.price`, `locales/en/landing.json:hero.lead`. */
export type Place = string;

function splitPlace(place: Place): { file: string; field: string } {
	const [file = "", field = ""] = place.split(":");
	return { file, field };
}

/** The address of the form that shows a value. */
export function formOf(place: Place): string {
	const { file, field } = splitPlace(place);
	return formAddress(formFile(file), field);
}

/** The entry of a list that contains a value, or the field of the file. */
const entryOf = (place: Place): Place => /^.*\.\d+(?=\.|$)|^.*:[^.]*/.exec(place)?.[0] ?? place;

/** @param outer a file or a place */
const isInside = (place: Place, outer: string): boolean =>
	place.startsWith(outer) && /^(?:[.:]|$)/.test(place.slice(outer.length));

/** What identifies a picture or a link on the page: the name of the file, without the hash of its URL, or the address. */
function identityOf(value: string): string[] {
	const [address = ""] = value.replace(/^mailto:/, "").split("?");
	const picture = /([\w-]+?)(?:-[0-9a-f]{32})?\.(?:svg|png|jpe?g|webp|avif)$/.exec(address)?.[1];
	if (picture) return [`picture ${picture}`];
	return /:\/\/|@/.test(address) ? [address] : [];
}

/** The picture or the link that an element is in. */
const linkedFrom = (element: Element): string[] =>
	identityOf(element.getAttribute("src") ?? element.closest("a")?.getAttribute("href") ?? "");

/** The number that an element shows in text without a key: "$1,000" → "1000". */
function numberIn(element: Element): string {
	const texts = markedKeys(element).length > 0 ? [] : textsOf(element);
	return texts.map(({ data }) => data.replace(/\D/g, "")).join("");
}

/** The keys of the strings in an element without plural forms, as the content needs them. */
const keysOf = (element: Element): string[] => markedKeys(element).map(baseKey);

function ancestorsOf(element: Element | null): Element[] {
	return element ? [element, ...ancestorsOf(element.parentElement)] : [];
}

/** Finds the values of the YAML files that the page shows. @param content the name of each file → value */
export function contentPlaces(content: Project["content"]) {
	/** A key, an address, a picture, or a number → the values that show it. */
	const places = new Map<string, Place[]>();
	/** A key → the fields of the entries that it belongs to. */
	const wordFields = new Map<string, Place[]>();
	/** Numbers first: a click on a price that is calculated leads to the one in the file. */
	const all: Place[] = [];
	for (const [file, schema] of Object.entries(contentSchemas)) {
		const add = (path: readonly PropertyKey[], shown: string) => {
			const place = `content/${file}.yaml:${path.join(".")}`;
			places.set(shown, [...(places.get(shown) ?? []), place]);
			all.push(place);
		};
		for (const { path, value } of schemaValues(schema, content[file])) {
			if (typeof value === "number") add(path, String(value));
		}
		for (const { key, field } of entryStrings(schema, content[file])) {
			const place = `content/${file}.yaml:${field.join(".")}`;
			wordFields.set(key, [...(wordFields.get(key) ?? []), place]);
		}
		for (const { path, value, translationKeys } of contentFields(schema, content[file])) {
			for (const shown of [...translationKeys, ...identityOf(value)]) add(path, shown);
		}
	}
	const placesOf = (shown: string[]) => shown.flatMap((each) => places.get(each) ?? []);

	/** The field of a string: in the form of its entry, if it belongs to one, otherwise in that of its locale file. */
	function stringPlace(key: string, language: string): Place {
		const [field, ...others] = wordFields.get(key) ?? [];
		if (field && others.length === 0) return `${field}.${language}`;
		return `locales/${language}/${key.replace(":", ".json:")}`;
	}

	/** The entry of the first string in an element, if all strings belong to one file. A string of several entries says nothing. */
	function entryIn(element: Element): Place | undefined {
		const keys = [element, ...element.querySelectorAll(editable)].flatMap(keysOf);
		const certain = keys.map((key) => placesOf([key])).filter(({ length }) => length === 1);
		const [first, ...others] = certain.flat();
		if (!first || !others.every((place) => isInside(place, splitPlace(first).file))) return undefined;
		return entryOf(first);
	}

	/** The value that an element shows. If several match, the one whose strings are closest. */
	function placeOf(element: Element): Place | undefined {
		const own = placesOf([...keysOf(element), ...linkedFrom(element)]);
		const matching = own.length > 0 ? own : [...placesOf([numberIn(element)]), ...all];
		const ending = `.${languageOfPath(window.location.pathname)}`;
		for (const around of ancestorsOf(element)) {
			const entry = entryIn(around);
			const inside = entry ? matching.filter((place) => isInside(place, entry)) : [];
			// A picture has a value for each language.
			if (inside.length > 0) return inside.find((place) => place.endsWith(ending)) ?? inside[0];
		}
		return own.find((place) => place.endsWith(ending)) ?? own[0];
	}

	/** Whether an element without strings of the locale files shows a value. */
	function showsValue(element: Element): boolean {
		if (numberIn(element)) return placeOf(element) !== undefined;
		return element.matches("img, a") && placesOf(linkedFrom(element)).length > 0;
	}

	return { placeOf, stringPlace, showsValue };
}

/** The prose of a page of `content/pages` that an element is. */
export function pagePlace(element: Element): Place | undefined {
	const page = element.closest(pageProse)?.getAttribute("data-page");
	return page ? `content/pages/${page}.md:body` : undefined;
}
