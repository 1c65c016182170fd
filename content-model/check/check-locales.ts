import { defaultLanguage, languages } from "../../src/i18n/languages";
import { localeErrors } from "./compare-locale";
import { type ContentError, didYouMean, fileError } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Files } from "./files";
import { checkGlossary } from "./glossary";
import { type Locales, readLocales } from "./locale";
import { missingTranslations } from "./missing-translations";
import { unusedKeys } from "./unused-keys";

/** Reports folders of unknown languages, and files that English does not have. */
function unknownFiles(files: Files, locales: Locales): ContentError[] {
	const codes: string[] = languages.map(({ code }) => code);
	const known = locales.files.map(({ namespace }) => `${namespace}.json`);
	return files.list("locales").flatMap((file) => {
		const [, language = "", name] = file.split("/");
		if (name === undefined) return [];
		if (!codes.includes(language)) {
			return fileError(`locales/${language}`, `src/i18n/languages.ts does not list the language "${language}"`);
		}
		if (!name.endsWith(".json") || known.includes(name)) return [];
		return fileError(file, `English has no such file${didYouMean(name, known)}`);
	});
}

/** Checks that all languages have the same keys, that the keys of content exist, and that no key is unused. */
export function checkLocales(files: Files, fields: ContentField[]): ContentError[] {
	const locales = readLocales(files);
	if (locales.files.length === 0) return [fileError(`locales/${defaultLanguage}`, "this folder is missing")];
	return [
		...locales.files.flatMap((locale) => localeErrors(locale, locales)),
		...checkGlossary(files, locales),
		...unknownFiles(files, locales),
		...missingTranslations(fields, locales.files),
		...unusedKeys(files, locales, fields),
	];
}
