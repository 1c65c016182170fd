import { createInstance, type FlatNamespace, type i18n, type ParseKeys } from "i18next";
import { numberFormat } from "./format";

/** The locale files of a page, as its query returns them. */
export type Locales = { readonly nodes: readonly { readonly ns: string | null; readonly data: string | null }[] };

/** React escapes strings, so i18next does not. `{{count, number}}` is formatted like all other numbers. */
export function createI18n(language: string, { nodes }: Locales): i18n {
	const instance = createInstance();
	const namespaces = Object.fromEntries(nodes.map(({ ns, data }) => [ns, JSON.parse(data ?? "{}")]));
	void instance.init({
		lng: language,
		fallbackLng: false,
		defaultNS: "common",
		resources: { [language]: namespaces },
		interpolation: { escapeValue: false },
		react: { useSuspense: false, bindI18n: "" },
	});
	instance.services.formatter?.addCached("number", (_, options) => {
		const format = numberFormat(language, options);
		return (value) => format.format(value);
	});
	return instance;
}

/** Reads a text of a namespace, as it is in the locale file. */
export type ReadText = <Name extends FlatNamespace>(namespace: Name, key: ParseKeys<Name> & string) => string;

/**
 * For Gatsby's `Head` and the build, which have no provider. Not `getFixedT`, whose texts click-to-edit marks: titles have no
 * marks. Only in develop can a text be missing: the key is shown.
 */
export function textReader(language: string, locales: Locales): ReadText {
	const instance = createI18n(language, locales);
	return (namespace, key) => {
		const text: string | undefined = instance.getResource(language, namespace, key);
		if (text === undefined && process.env.NODE_ENV === "production") throw new Error(`No text ${namespace}:${key}`);
		return text ?? key;
	};
}
