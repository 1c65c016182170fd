import { contentFields } from "../../content-model/check/content-fields";
import { projectFiles } from "../../content-model/check/files";
import { readLocales } from "../../content-model/check/locale";
import { readSource, type Source } from "../../content-model/check/source";
import { contentSchemas } from "../../content-model/schemas";
import { languages } from "../../src/i18n/languages";
import type { Project } from "../app/project";
import { listFiles } from "./working-tree";

/** The value of a file. It is empty if the file cannot be read. */
const contentOf = ({ value }: Source) => (value ?? {}) as Record<string, unknown>;

/** Reads the data that the editor loads when it starts. */
export function readProject(root: string): Project {
	const files = projectFiles(root);
	const locales = readLocales(files);
	const content = Object.entries(contentSchemas).map(([name, schema]) => {
		const source = readSource(files, `content/${name}.yaml`);
		return { name, source, fields: contentFields(schema, source.value) };
	});
	const valuesOf = (code: string) => {
		const own = locales.files.filter(({ language }) => language === code);
		return Object.fromEntries(own.map(({ namespace, source }) => [namespace, contentOf(source)]));
	};
	return {
		locales: Object.fromEntries(languages.map(({ code }) => [code, valuesOf(code)])),
		content: Object.fromEntries(content.map(({ name, source }) => [name, contentOf(source)])),
		images: listFiles(root).flatMap(({ path }) => (path.startsWith("content/images/") ? [path] : [])),
		names: locales.names,
		translationKeys: content.flatMap(({ fields }) => fields.flatMap(({ translationKeys }) => translationKeys)),
		broken: [...content, ...locales.files].flatMap(({ source }) => source.syntaxErrors.slice(0, 1)),
	};
}
