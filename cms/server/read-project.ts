import { checkContent } from "../../content-model/check/check-content";
import { readLocales } from "../../content-model/check/locales";
import { readSource } from "../../content-model/check/source";
import { contentSchemas } from "../../content-model/schemas";
import type { Project } from "../app/project";
import { listFiles } from "./working-tree";

/** Reads what the editor needs to know of the project when it starts. */
export async function readProject(root: string): Promise<Project> {
	const { languages, names } = readLocales(root);
	const { fields } = await checkContent(root);
	return {
		locales: Object.fromEntries(
			languages.map(({ code, namespaces }) => [
				code,
				Object.fromEntries(
					[...namespaces].map(([name, { source }]) => [name, (source.value ?? {}) as Record<string, unknown>]),
				),
			]),
		),
		content: Object.fromEntries(
			Object.keys(contentSchemas).map((name) => [name, readSource(root, `content/${name}.yaml`).value ?? {}]),
		),
		images: listFiles(root).flatMap(({ path }) => (path.startsWith("content/images/") ? [path] : [])),
		names,
		translationKeys: [...new Set(fields.flatMap(({ translationKeys }) => translationKeys))],
	};
}
