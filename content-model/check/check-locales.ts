import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, languages } from "../../src/i18n/languages";
import { compareLocale, localeErrors } from "./compare-locale";
import { type ContentError, didYouMean, fileError } from "./content-error";
import type { ContentField } from "./content-fields";
import { checkGlossary } from "./glossary";
import { type Locales, requiredMessages } from "./locale";
import { namespacesOf, readLocales } from "./locales";
import { countErrors, missingTranslations } from "./missing-translations";
import { unusedKeys } from "./unused-keys";

/** Reports folders of unknown languages, and files that English does not have. */
function unknownFiles(root: string, { english }: Locales): ContentError[] {
	const folder = path.join(root, "locales");
	const codes: string[] = languages.map(({ code }) => code);
	const englishFiles = [...english.keys()].map((namespace) => `${namespace}.json`);
	return fs.readdirSync(folder).flatMap((name) => {
		if (!fs.statSync(path.join(folder, name)).isDirectory()) return [];
		if (!codes.includes(name)) {
			return [fileError(`locales/${name}`, `src/i18n/languages.ts does not list the language "${name}"`)];
		}
		return namespacesOf(root, name)
			.filter((namespace) => !english.has(namespace))
			.map((namespace) => `${namespace}.json`)
			.map((file) => fileError(`locales/${name}/${file}`, `English has no such file${didYouMean(file, englishFiles)}`));
	});
}

/** Checks that all languages have the same keys, that the keys of content exist, and that no key is unused. */
export function checkLocales(root: string, fields: ContentField[]): ContentError[] {
	const folder = `locales/${defaultLanguage}`;
	if (!fs.existsSync(path.join(root, folder))) return [fileError(folder, "this folder is missing")];
	const locales = readLocales(root);
	const { english, languages, names } = locales;
	const isReadable = (namespace: string) => english.get(namespace)?.source.syntaxErrors.length === 0;
	const errors = languages.flatMap(({ code, namespaces }) =>
		[...namespaces].flatMap(([namespace, locale]) => {
			const ownErrors = localeErrors(locale, code);
			if (locale.source.syntaxErrors.length > 0 || !isReadable(namespace)) return ownErrors;
			return [...ownErrors, ...compareLocale(requiredMessages(namespace, english), locale, code, names)];
		}),
	);
	return [
		...errors,
		...checkGlossary(root, locales),
		...unknownFiles(root, locales),
		...missingTranslations(fields, locales),
		...countErrors(fields, english),
		...unusedKeys(root, locales, fields),
	];
}
