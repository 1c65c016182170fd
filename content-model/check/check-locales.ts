import { defaultLanguage, languages } from "../../src/i18n/languages";
import { localeErrors } from "./compare-locale";
import { type ContentError, didYouMean, errorInText, fileError } from "./content-error";
import type { ContentField } from "./content-fields";
import { conflictErrors, encodingError } from "./file-text";
import type { Files } from "./files";
import { checkGlossary } from "./glossary";
import { type Locales, namesFile, readLocales, textsOf } from "./locale";
import { missingTranslations } from "./missing-translations";
import { type PageFile, pageText } from "./pages/page-files";
import { unusedKeys } from "./unused-keys";

/** Reports folders of unknown languages, and files that English does not have. */
function unknownFiles(files: Files, locales: Locales): ContentError[] {
	const codes: string[] = languages.map(({ code }) => code);
	const known = locales.files.map(({ namespace }) => `${namespace}.json`);
	const errors: ContentError[] = [];
	for (const file of files.list("locales")) {
		const [, language = "", name] = file.split("/");
		if (name === undefined) continue;
		if (!codes.includes(language)) {
			const message = `src/i18n/languages.ts does not list the language "${language}"`;
			errors.push(fileError(`locales/${language}`, message));
		} else if (name.endsWith(".json") && !known.includes(name)) {
			errors.push(fileError(file, `English has no such file${didYouMean(name, known)}`));
		}
	}
	return errors;
}

/** Reports why the list of names cannot be read. */
function namesErrors(files: Files): ContentError[] {
	const bytes = files.read(namesFile) ?? Buffer.alloc(0);
	const text = bytes.toString("utf8");
	const unreadable = encodingError(bytes, text);
	const errors = unreadable ? [unreadable] : conflictErrors(text);
	return errors.map((error) => errorInText(namesFile, text, error));
}

/** Checks that all languages have the same keys, that the keys of content exist, and that no key is unused. */
export function checkLocales(files: Files, fields: ContentField[], pages: PageFile[]): ContentError[] {
	const locales = readLocales(files);
	if (locales.files.length === 0) return [fileError(`locales/${defaultLanguage}`, "this folder is missing")];
	const unreadable = namesErrors(files);
	// Without the names, many texts would count as untranslated.
	if (unreadable.length > 0) return unreadable;
	return [
		...locales.files.flatMap((locale) => localeErrors(locale, locales)),
		...checkGlossary(files, [...textsOf(locales.files), ...pages.map(pageText)]),
		...unknownFiles(files, locales),
		...missingTranslations(fields, locales.files),
		...unusedKeys(files, locales, fields),
	];
}
