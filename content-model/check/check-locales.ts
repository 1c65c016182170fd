import { defaultLanguage, languages } from "../../src/i18n/languages";
import { localeErrors } from "./compare-locale";
import { type ContentError, didYouMean, fileError } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Files } from "./files";
import { checkGlossary } from "./glossary";
import { type Locales, placedStrings, properNames, readLocales } from "./locale";
import { missingTranslations } from "./missing-translations";
import { type PageFile, placedProse } from "./pages/page-files";

/** Reports folders of unknown languages, and files that English does not have. */
function unknownFiles(files: Files, locales: Locales): ContentError[] {
	const codes: string[] = languages.map(({ code }) => code);
	const known = locales.files.map(({ namespace }) => `${namespace}.json`);
	const errors: ContentError[] = [];
	for (const file of files.list("locales")) {
		const [, language = "", name] = file.split("/");
		if (name === undefined) continue;
		if (!codes.includes(language)) {
			errors.push(fileError(`locales/${language}`, { code: "unknownLanguage", params: { language } }));
		} else if (name.endsWith(".json") && !known.includes(name)) {
			errors.push(fileError(file, { code: "noEnglishFile", params: didYouMean(name, known) }));
		}
	}
	return errors;
}

/** Checks that all languages have the same keys and that the keys of content exist. */
export function checkLocales(files: Files, fields: ContentField[], pages: PageFile[]): ContentError[] {
	const locales = readLocales(files);
	if (locales.files.length === 0) {
		return [fileError(`locales/${defaultLanguage}/common.json`, { code: "fileMissing" })];
	}
	// Without the names, many strings would count as untranslated.
	if (locales.namesErrors.length > 0) return locales.namesErrors;
	const names = [...locales.names, ...properNames(fields, locales.files)];
	return [
		...locales.files.flatMap((locale) => localeErrors(locale, { ...locales, names })),
		...checkGlossary(files, [...placedStrings(locales.files), ...pages.map(placedProse)]),
		...unknownFiles(files, locales),
		...missingTranslations(fields, locales.files),
	];
}
