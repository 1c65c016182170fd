import "i18next";
import type common from "../../locales/en/common.json";
import type find from "../../locales/en/find.json";
import type landing from "../../locales/en/landing.json";
import type language from "../../locales/en/language.json";
import type market from "../../locales/en/market.json";
import type pricing from "../../locales/en/pricing.json";
import type template from "../../locales/en/template.json";
import type { Placeholders } from "./placeholders";

/** `runs_one` and `runs_other` are asked for as `runs`. */
type Asked<Key, All> = Key extends `${infer Base}_${Intl.LDMLPluralRule}`
	? `${Base}_other` extends keyof All
		? Base
		: Key
	: Key;

/** An English file with what its texts take in their place; texts that take nothing are any string. */
type Copy<Texts, Taken, Path extends string = ""> = {
	[Key in keyof Texts & string as Asked<Key, Texts>]: Texts[Key] extends string
		? `${Path}${Asked<Key, Texts>}` extends keyof Taken
			? Taken[`${Path}${Asked<Key, Texts>}`]
			: string
		: Copy<Texts[Key], Taken, `${Path}${Key}.`>;
};

/** English is the measure: a key that it lacks is a type error, and so is a value that its text needs. */
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		strictInterpolationChecks: true;
		resources: {
			common: Copy<typeof common, Placeholders["common"]>;
			find: Copy<typeof find, Placeholders["find"]>;
			landing: Copy<typeof landing, Placeholders["landing"]>;
			language: Copy<typeof language, Placeholders["language"]>;
			market: Copy<typeof market, Placeholders["market"]>;
			pricing: Copy<typeof pricing, Placeholders["pricing"]>;
			template: Copy<typeof template, Placeholders["template"]>;
		};
	}
}
