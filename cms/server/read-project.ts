import { checkContent } from "../../content-model/check/check-content";
import { readLocales } from "../../content-model/check/locales";
import type { Source } from "../../content-model/check/parse-source";
import { readSource } from "../../content-model/check/source";
import { contentSchemas } from "../../content-model/schemas";
import type { Project } from "../app/project";
import { listFiles } from "./working-tree";

/** The values of files by name. A file that cannot be read is empty. */
const valuesOf = (sources: Map<string, Source>) =>
	Object.fromEntries([...sources].map(([name, { value }]) => [name, (value ?? {}) as Record<string, unknown>]));

/** Reads what the editor needs to know of the project when it starts. */
export async function readProject(root: string): Promise<Project> {
	const { languages, names } = readLocales(root);
	const { fields } = await checkContent(root);
	const content = new Map(Object.keys(contentSchemas).map((name) => [name, readSource(root, `content/${name}.yaml`)]));
	const locales = languages.map(({ code, namespaces }) => {
		return { code, sources: new Map([...namespaces].map(([name, { source }]) => [name, source])) };
	});
	const all = [content, ...locales.map(({ sources }) => sources)].flatMap((sources) => [...sources.values()]);
	return {
		locales: Object.fromEntries(locales.map(({ code, sources }) => [code, valuesOf(sources)])),
		content: valuesOf(content),
		images: listFiles(root).flatMap(({ path }) => (path.startsWith("content/images/") ? [path] : [])),
		names,
		translationKeys: [...new Set(fields.flatMap(({ translationKeys }) => translationKeys))],
		broken: all.flatMap(({ syntaxErrors }) => syntaxErrors.slice(0, 1)),
	};
}
