import "i18next";
import type common from "../../locales/en/common.json";
import type landing from "../../locales/en/landing.json";
import type language from "../../locales/en/language.json";
import type market from "../../locales/en/market.json";
import type pricing from "../../locales/en/pricing.json";

/** English is the measure: a key that it lacks is a type error. */
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: {
			common: typeof common;
			landing: typeof landing;
			language: typeof language;
			market: typeof market;
			pricing: typeof pricing;
		};
	}
}
