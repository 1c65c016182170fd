import { contentFields } from "../../content-model/check/content-fields";
import { projectFiles } from "../../content-model/check/files";
import { linkPaths } from "../../content-model/check/links";
import { properNames, readLocales } from "../../content-model/check/locale";
import { readPages } from "../../content-model/check/pages/check-pages";
import { readSource, type Source } from "../../content-model/check/source";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage, languages } from "../../src/i18n/languages";
import { formFile, type Project } from "../config/project";

/** The value of a file. It is empty if the file cannot be read. */
const contentOf = ({ value }: Source) => (value ?? {}) as Record<string, unknown>;

export function readProject(root: string): Project {
	const files = projectFiles(root);
	const locales = readLocales(files);
	const named = Object.entries(contentSchemas).map(([name, schema]) => ({
		schema,
		source: readSource(files, `content/${name}.yaml`),
	}));
	const content = named.map(({ source }) => source);
	const fields = named.flatMap(({ schema, source }) => contentFields(schema, source.value));
	const pages = readPages(files);
	const sources = [...content, ...[...locales.files, ...pages].map(({ source }) => source)];
	const valuesOf = (code: string) => {
		const own = locales.files.filter(({ language }) => language === code);
		return Object.fromEntries(own.map(({ namespace, source }) => [namespace, contentOf(source)]));
	};
	return {
		locales: Object.fromEntries(languages.map(({ code }) => [code, valuesOf(code)])),
		content: Object.fromEntries(content.map((source) => [formFile(source.file).name, contentOf(source)])),
		pages: [...new Set(pages.map(({ name }) => name))].map((name) => {
			const versions = pages.filter((page) => page.name === name);
			const titles = versions.map(({ language, source }) => [language, String(contentOf(source).title ?? "")]);
			const original = versions.find(({ language }) => language === defaultLanguage);
			const headings = original?.headings.map(({ id }) => id) ?? [];
			return { name, titles: Object.fromEntries(titles), headings };
		}),
		paths: linkPaths(files, pages),
		names: [...locales.names, ...properNames(fields, locales.files)],
		broken: sources.flatMap(({ syntaxErrors }) => syntaxErrors.slice(0, 1)),
	};
}
