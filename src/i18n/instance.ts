import { createInstance, type i18n, type Resource } from "i18next";
import { formatNumber } from "./format";
import type { LanguageCode } from "./languages";

const empty: Queries.LocalesFragment = { edges: [] };

const instances = new WeakMap<Queries.LocalesFragment, i18n>();

function resourcesOf({ edges }: Queries.LocalesFragment): Resource {
	const resources: Resource = {};
	for (const { node } of edges) {
		const { language, ns, data } = node;
		if (!language || !ns || !data) continue;
		resources[language] = { ...resources[language], [ns]: JSON.parse(data) };
	}
	return resources;
}

/**
 * The i18next instance of a page: made once from its copy, however often the page is rendered. React escapes what it
 * shows, so i18next does not. `{{count, number}}` goes through the same helper as all other numbers.
 */
export function pageInstance(language: LanguageCode, locales = empty): i18n {
	const made = instances.get(locales);
	if (made?.language === language) return made;
	const instance = createInstance();
	instance.init({
		lng: language,
		fallbackLng: false,
		defaultNS: "common",
		resources: resourcesOf(locales),
		interpolation: { escapeValue: false },
	});
	instance.services.formatter?.add("number", (value, _, options) => formatNumber(value, language, options));
	instances.set(locales, instance);
	return instance;
}
