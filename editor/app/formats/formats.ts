import type CMS from "@sveltia/cms";
import type { CollectionFile } from "@sveltia/cms";
import { parse } from "yaml";
import { defaultLanguage } from "../../../src/i18n/languages";
import { formFile, type Project, type Tree } from "../project";
import { textKeys } from "../text-keys";
import { fileValue, formValue } from "./content-format";
import { readPageForm, writePageForm } from "./page-format";
import { writeTextForm } from "./text-format";
import { updateYaml } from "./update-yaml";

/** The values of a form. */
export type Form = Record<string, unknown>;

/**
 * A hidden field of every form: the text that the form was opened with. The form is written into it. Drafts and their backups
 * contain it, files do not.
 */
export const openedField = "__opened";

/** The CMS accepts only such names for the format of Markdown files. */
export const pageFormat = "page-frontmatter";

/** Separates the characters of the hidden text, in which the search of the CMS would find words. */
const separator = "\u200b";
const hide = (text: string): string => text.split("").join(separator);
const show = (hidden: unknown): string => {
	const units = typeof hidden === "string" ? hidden.split("") : [];
	return units.filter((_, index) => index % 2 === 0).join("");
};

type Format = {
	read: (text: string) => Form;
	/** @param opened the text that the form was opened with */
	write: (values: Form, opened: string) => string;
};

function formatOf(path: string, project: Project): Format {
	const { name, language, schema, pageLanguage } = formFile(path);
	if (pageLanguage) return { read: readPageForm, write: writePageForm };
	if (language) {
		return {
			read: (text) => JSON.parse(text),
			write: (values, opened) => writeTextForm(values as Tree, textKeys(name, project), opened),
		};
	}
	if (schema) {
		return {
			read: (text) => formValue(parse(text)) as Form,
			write: (values, opened) => updateYaml(opened, fileValue(values, schema)),
		};
	}
	return { read: (body) => ({ body }), write: ({ body }) => `${String(body).trim()}\n` };
}

/** Reads a file as a form. */
export const readForm = (path: string, text: string, project: Project): Form => ({
	...formatOf(path, project).read(text),
	[openedField]: hide(text),
});

/** Writes a form into the text that it was opened with. */
export function writeForm(path: string, { [openedField]: opened = "", ...values }: Form, project: Project): string {
	return formatOf(path, project).write(values, show(opened));
}

/** Finds the text that a form was opened with, by the text that was written. */
export type OpenedText = (written: string) => string | undefined;

/** Makes the CMS read the files of forms, and write them without changing what the form does not show. */
export function registerFormats(
	cms: typeof CMS,
	files: Pick<CollectionFile, "file" | "format">[],
	project: Project,
): OpenedText {
	const openedTexts = new Map<string, string>();
	for (const { file, format = "" } of files) {
		const path = file.replace("{{locale}}", defaultLanguage);
		cms.registerCustomFormat(format, path.slice(path.lastIndexOf(".") + 1), {
			fromFile: (text) => readForm(path, text, project),
			toFile: (form) => {
				const written = writeForm(path, form, project);
				if (typeof form[openedField] === "string") openedTexts.set(written.trim(), show(form[openedField]));
				return written;
			},
		});
	}
	return (written) => openedTexts.get(written.trim());
}
