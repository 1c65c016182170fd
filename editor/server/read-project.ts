import { projectFiles } from "../../content-model/check/files";
import { readLocales } from "../../content-model/check/locale";
import { readPages } from "../../content-model/check/pages/check-pages";
import { readSource, type Source } from "../../content-model/check/source";
import { contentSchemas } from "../../content-model/schemas";
import { languages } from "../../src/i18n/languages";
import { formFile, type Project } from "../config/project";

/** The value of a file. It is empty if the file cannot be read. */
const contentOf = ({ value }: Source) => (value ?? {}) as Record<string, unknown>;

export function readProject(root: string): Project {
	const files = projectFiles(root);
	const locales = readLocales(files);
	const content = Object.keys(contentSchemas).map((name) => readSource(files, `content/${name}.yaml`));
	const pages = readPages(files);
	const sources = [...content, ...[...locales.files, ...pages].map(({ source }) => source)];
	const valuesOf = (code: string) => {
		const own = locales.files.filter(({ language }) => language === code);
		return Object.fromEntries(own.map(({ namespace, source }) => [namespace, contentOf(source)]));
	};
	return {
		locales: Object.fromEntries(languages.map(({ code }) => [code, valuesOf(code)])),
		content: Object.fromEntries(content.map((source) => [formFile(source.file).name, contentOf(source)])),
		pages: [...new Set(pages.map(({ name }) => name))],
		names: locales.names,
		broken: sources.flatMap(({ syntaxErrors }) => syntaxErrors.slice(0, 1)),
	};
}
