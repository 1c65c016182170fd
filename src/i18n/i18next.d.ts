import "i18next";
import type catalog from "../../locales/en/catalog.json";
import type common from "../../locales/en/common.json";
import type landing from "../../locales/en/landing.json";
import type language from "../../locales/en/language.json";
import type pricing from "../../locales/en/pricing.json";
import type search from "../../locales/en/search.json";
import type template from "../../locales/en/template.json";

/** English is the reference: an unknown key is a type error. */
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: {
			common: typeof common;
			search: typeof search;
			landing: typeof landing;
			language: typeof language;
			catalog: typeof catalog;
			pricing: typeof pricing;
			template: typeof template;
		};
	}
}
