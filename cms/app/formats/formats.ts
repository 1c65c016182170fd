import type CMS from "@sveltia/cms";
import { parse } from "yaml";
import { contentSchemas } from "../../../content-model/schemas";
import { formFile, type Project, type Tree } from "../project";
import { textKeys } from "../text-keys";
import { fileValue, formValue } from "./content-format";
import { writeTextForm } from "./text-format";
import { updateYaml } from "./update-yaml";

/** The values of a form. */
export type Form = Record<string, unknown>;

/**
 * The field of every form with the version of its file. It goes through drafts and their backups, so that a save always
 * knows what its form was opened with. The CMS does not show it, and no file contains it.
 */
export const versionField = "__version";

/** Identifies a text. The CMS returns texts without the final line break, and with uniform line breaks. */
export async function versionOf(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text.trim().replace(/\r\n?/g, "\n"));
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const formats = {
	content: (text: string, project: Project) => formValue(parse(text), project) as Form,
	texts: (text: string) => JSON.parse(text) as Form,
	names: (body: string): Form => ({ body }),
};

/** The form of a file, with its version. */
export const readForm = async (format: keyof typeof formats, text: string, project: Project): Promise<Form> => ({
	...formats[format](text, project),
	[versionField]: await versionOf(text),
});

/** The file with the values of a form. @param current the text of the file */
export function writeForm(path: string, form: Form, current: string, project: Project): string {
	const { name = "", language } = formFile(path);
	const { [versionField]: _, ...values } = form;
	const schema = contentSchemas[name];
	if (language) return writeTextForm(values as Tree, language, textKeys(name, project));
	return schema ? updateYaml(current, fileValue(values, schema)) : `${String(form.body).trim()}\n`;
}

/** Has the CMS read files as forms, and commit forms as JSON: `save/guard-commits.ts` writes them into the current files. */
export function registerFormats(cms: typeof CMS, project: Project): void {
	for (const name of ["content", "texts", "names"] as const) {
		const fromFile = (text: string) => readForm(name, text, project);
		cms.registerCustomFormat(name, "json", { fromFile, toFile: (form) => JSON.stringify(form) });
	}
}
