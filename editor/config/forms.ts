import type { CollectionFile } from "@sveltia/cms";
import type { ZodObject } from "zod";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage } from "../../src/i18n/languages";
import { withWords } from "./entry-words";
import { formFields } from "./form-fields";
import { fileName, type LabelOf } from "./labels";
import { localeFields } from "./locale-fields";
import type { Project } from "./project";

export function contentFiles(project: Project, labelOf: LabelOf): CollectionFile[] {
	return Object.entries(contentSchemas).map(([name, schema]) => ({
		name,
		label: fileName(name, labelOf),
		file: `content/${name}.yaml`,
		fields: formFields(name, withWords(schema) as ZodObject, labelOf, project),
	}));
}

/** The forms of the locale files, and of the list of names. */
export function stringFiles(project: Project, labelOf: LabelOf): CollectionFile[] {
	const forms = Object.keys(project.locales[defaultLanguage] ?? {}).map((namespace) => ({
		name: namespace,
		label: fileName(namespace, labelOf),
		file: `locales/{{locale}}/${namespace}.json`,
		i18n: true,
		fields: localeFields(namespace, project, labelOf),
	}));
	const label = labelOf("files.names");
	const body = { name: "body", label, widget: "text", use_emoji_autocomplete: false } as const;
	const names = { name: "names", label, file: "locales/names.txt", i18n: false, fields: [body] };
	return [...forms, names];
}
