import { createInstance, type i18n, type ThirdPartyModule } from "i18next";
import { numberFormat } from "./format";

/** Plugins of i18next for every instance. Empty, except in `npm run develop`: `editor/overlay`. */
export const i18nModules: ThirdPartyModule[] = [];

/**
 * A string that the page query forgets stops the build, and is an error in the console of `npm run develop`. Visitors would see its key.
 * @param key with its namespace: `search:showMore`
 */
function reportMissingString(key: string, page: string) {
	const message = `${page} has no string ${key}: does its page query have the namespace?`;
	if (typeof window === "undefined") throw new Error(message);
	if (process.env.NODE_ENV === "development") console.error(message);
}

/**
 * React escapes strings, so i18next does not. `{{count, number}}` is formatted like all other numbers.
 * @param page names the page in errors
 */
export function createI18n(language: string, { nodes }: Queries.LocalesFragment, page = "the page"): i18n {
	const instance = createInstance();
	for (const module of i18nModules) instance.use(module);
	const namespaces = Object.fromEntries(nodes.map(({ ns, data }) => [ns, JSON.parse(data ?? "{}")]));
	void instance.init({
		lng: language,
		fallbackLng: false,
		defaultNS: "common",
		resources: { [language]: namespaces },
		interpolation: { escapeValue: false },
		appendNamespaceToMissingKey: true,
		parseMissingKeyHandler(key, defaultText) {
			if (defaultText === undefined) reportMissingString(key, page);
			return defaultText ?? key.replace(/^[^:]*:/, "");
		},
		react: { useSuspense: false, bindI18n: "" },
	});
	instance.services.formatter?.addCached("number", (_, options) => {
		const format = numberFormat(language, options);
		return (value) => format.format(value);
	});
	return instance;
}
