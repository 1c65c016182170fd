import type CMS from "@sveltia/cms";
import { parse } from "yaml";
import { formFile, type Project, type Tree } from "../project";
import { textKeys } from "../text-keys";
import { fileValue, formValue } from "./content-format";
import { writeTextForm } from "./text-format";
import { updateYaml } from "./update-yaml";

/** The values of a form. */
export type Form = Record<string, unknown>;

/**
 * A hidden field of every form: the version of the file that the form was opened with. Drafts and their backups contain it,
 * files do not.
 */
export const versionField = "__version";

/** Identifies the text of a file, regardless of line breaks and spaces at its ends, which the CMS changes. */
export async function versionOf(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text.trim().replace(/\r\n?/g, "\n"));
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const formats = {
	content: (text: string) => formValue(parse(text)) as Form,
	texts: (text: string) => JSON.parse(text) as Form,
	names: (body: string): Form => ({ body }),
};

/** Reads a file as a form, with its version. */
export const readForm = async (format: keyof typeof formats, text: string): Promise<Form> => ({
	...formats[format](text),
	[versionField]: await versionOf(text),
});

/** Writes the values of a form into its file. @param current the text of the file */
export function writeForm(path: string, form: Form, current: string, project: Project): string {
	const { name, language, schema } = formFile(path);
	const { [versionField]: _, ...values } = form;
	if (language) return writeTextForm(values as Tree, language, textKeys(name, project), current);
	return schema ? updateYaml(current, fileValue(values, schema)) : `${String(form.body).trim()}\n`;
}

/** Makes the CMS read files as forms and commit forms as JSON, which `save/guard-commits.ts` writes into the files. */
export function registerFormats(cms: typeof CMS): void {
	for (const name of ["content", "texts", "names"] as const) {
		const fromFile = (text: string) => readForm(name, text);
		cms.registerCustomFormat(name, "json", { fromFile, toFile: (form) => JSON.stringify(form) });
	}
}
