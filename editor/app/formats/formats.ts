import type CMS from "@sveltia/cms";
import type { CollectionFile } from "@sveltia/cms";
import { parse } from "yaml";
import { defaultLanguage } from "../../../src/i18n/languages";
import { formFile, type Tree } from "../project";
import { fileValue, formValue } from "./content-format";
import { readPageForm, writePageForm } from "./page-format";
import { writeTextForm } from "./text-format";
import { updateYaml } from "./update-yaml";

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

function readValues(path: string, text: string): Form {
	const { kind } = formFile(path);
	if (kind === "pages") return readPageForm(text);
	if (kind === "texts") return JSON.parse(text);
	return kind === "content" ? (formValue(parse(text)) as Form) : { body: text };
}

export const readForm = (path: string, text: string): Form => ({
	...readValues(path, text),
	[openedField]: hide(text),
});

/** Writes a form into the text that it was opened with. */
export function writeForm(path: string, { [openedField]: hidden, ...values }: Form): string {
	const { kind, schema } = formFile(path);
	const opened = show(hidden);
	if (kind === "pages") return writePageForm(values, opened);
	if (kind === "texts") return writeTextForm(values as Tree, opened);
	return schema ? updateYaml(opened, fileValue(values, schema)) : `${String(values.body).trim()}\n`;
}

/** Finds the text that a form was opened with, by the text that was written. */
type OpenedText = (written: string) => string | undefined;

/** Makes the CMS read the files of forms, and write them without changing what the form does not show. */
export function registerFormats(cms: typeof CMS, files: Pick<CollectionFile, "file" | "format">[]): OpenedText {
	const openedTexts = new Map<string, string>();
	for (const { file, format = "" } of files) {
		const path = file.replace("{{locale}}", defaultLanguage);
		cms.registerCustomFormat(format, path.slice(path.lastIndexOf(".") + 1), {
			fromFile: (text) => readForm(path, text),
			toFile: (form) => {
				const written = writeForm(path, form);
				if (typeof form[openedField] === "string") openedTexts.set(written.trim(), show(form[openedField]));
				return written;
			},
		});
	}
	return (written) => openedTexts.get(written.trim());
}
