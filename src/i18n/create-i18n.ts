import { createInstance, type i18n } from "i18next";
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
export type ReadText = (namespace: string, key: string) => string;

/** For Gatsby's `Head` and the build, which have no provider. The marks of click-to-edit do not reach these texts. */
export function textReader(language: string, locales: Locales): ReadText {
	const instance = createI18n(language, locales);
	return (namespace, key) => instance.getResource(language, namespace, key) ?? key;
}
