import type { CollectionFile } from "@sveltia/cms";
import type { ZodObject } from "zod";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage } from "../../src/i18n/languages";
import { withWords } from "./entry-words";
import { formFields } from "./form-fields";
import { fileName, type LabelOf } from "./labels";
import { localeFields } from "./locale-fields";
import { pageFields } from "./pages-collection";
import { formFile, type Project } from "./project";

/** A field of a form, as messages need it. */
export type FormField = {
	name: string;
	label: string;
	widget: "boolean" | "image" | "list" | "object" | "select" | "string" | "text";
	/** Of an object, or of the objects in a list. */
	fields?: FormField[];
	/** Of the values in a list. */
	field?: FormField;
};

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

export function fieldsOf(path: string, project: Project, labelOf: LabelOf): FormField[] {
	const { kind, name } = formFile(path);
	if (kind === "pages") return pageFields(project, labelOf) as FormField[];
	const forms = kind === "content" ? contentFiles(project, labelOf) : stringFiles(project, labelOf);
	return (forms.find((form) => form.name === name)?.fields ?? []) as FormField[];
}

/** The field of a value. Names that are numbers are entries of lists. */
export function fieldAt(fields: FormField[], names: readonly PropertyKey[]): FormField | undefined {
	let field: FormField | undefined = { name: "", label: "", widget: "object", fields };
	for (const name of names) {
		if (field?.widget === "list") field = field.field ?? { ...field, widget: "object" };
		else field = field?.fields?.find((each) => each.name === name);
	}
	return field;
}
