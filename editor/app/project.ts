import type { GitBackend } from "@sveltia/cms";
import type { ContentError } from "../../content-model/check/content-error";
import { contentSchemas } from "../../content-model/schemas";

/** The data that the editor loads when it starts. The local server sends it; a published editor contains it as a file. */
export type Project = {
	/** The strings: language → namespace → content of the file. */
	locales: Record<string, Record<string, Record<string, unknown>>>;
	/** The content: name of the YAML file → value. */
	content: Record<string, unknown>;
	/** `locales/names.txt`. */
	names: string[];
	/** The errors of the files that cannot be read. */
	broken: ContentError[];
	/** The origin of the site, if the editor is published. */
	siteUrl?: string;
	/** The git host of a published editor. Without it, the editor saves through the local server. */
	backend?: GitBackend;
};

/** Texts in groups, as in a locale file. */
export type Tree = { [key: string]: Tree | string };

const formFiles = /^(?:content|locales\/(?<language>[\w-]+))\/(?<name>[\w-]+)\.(?:yaml|json)$/;

/**
 * The name of a file with a form: `plans`, `pricing`; the language of a locale file; the schema of a YAML file. Other files
 * have an empty name.
 */
export function formFile(path: string) {
	const { name = "", language }: { name?: string; language?: string } = formFiles.exec(path)?.groups ?? {};
	return { name, language, schema: language ? undefined : contentSchemas[name] };
}

/** Whether a file has a form. Pictures have none. */
export const isForm = (path: string): boolean => /^content\/[\w-]+\.yaml$|^locales\//.test(path);

/** The value to which these names lead. */
export const valueIn = (value: unknown, names: readonly PropertyKey[]): unknown =>
	names.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[name], value);
