import "i18next";
import type catalog from "../../locales/en/catalog.json";
import type common from "../../locales/en/common.json";
import type landing from "../../locales/en/landing.json";
import type language from "../../locales/en/language.json";
import type pricing from "../../locales/en/pricing.json";
import type search from "../../locales/en/search.json";
import type template from "../../locales/en/template.json";
import type { Placeholders } from "./placeholders";

/** Removes plural suffixes: `runs_one` and `runs_other` become `runs`. */
type BaseKey<Key, AllKeys> = Key extends `${infer Base}_${Intl.LDMLPluralRule}`
	? `${Base}_other` extends keyof AllKeys
		? Base
		: Key
	: Key;

/** The keys of an English file. The type of a text is its placeholders, or string if it has none. */
type TypedTexts<Texts, TextPlaceholders, Path extends string = ""> = {
	[Key in keyof Texts & string as BaseKey<Key, Texts>]: Texts[Key] extends string
		? `${Path}${BaseKey<Key, Texts>}` extends keyof TextPlaceholders
			? TextPlaceholders[`${Path}${BaseKey<Key, Texts>}`]
			: string
		: TypedTexts<Texts[Key], TextPlaceholders, `${Path}${Key}.`>;
};

/** English is the reference: unknown keys and missing placeholder values are type errors. */
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		strictInterpolationChecks: true;
		resources: {
			common: TypedTexts<typeof common, Placeholders["common"]>;
			search: TypedTexts<typeof search, Placeholders["search"]>;
			landing: TypedTexts<typeof landing, Placeholders["landing"]>;
			language: TypedTexts<typeof language, Placeholders["language"]>;
			catalog: TypedTexts<typeof catalog, Placeholders["catalog"]>;
			pricing: TypedTexts<typeof pricing, Placeholders["pricing"]>;
			template: TypedTexts<typeof template, Placeholders["template"]>;
		};
	}
}
