import type { GitBackend } from "@sveltia/cms";
import type { ContentError } from "../../content-model/check/content-error";
import { pageFile } from "../../content-model/check/pages/page-files";
import { contentSchemas } from "../../content-model/schemas";
import { page as pageSchema } from "../../content-model/schemas/page";

/** The data that the editor loads when it starts. The local server sends it; a published editor contains it as a file. */
export type Project = {
	/** The strings: language → namespace → content of the file. */
	locales: Record<string, Record<string, Record<string, unknown>>>;
	/** The content: name of the YAML file → value. */
	content: Record<string, unknown>;
	/** The pages: `content/pages/about.en.md` → the pages and ids that its text leads to. */
	pages: Record<string, string[]>;
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
 * The name of a file with a form: `plans`, `pricing`, `pages`; the language of a locale file; the schema of a YAML file or a
 * page; the language of a page. Other files have an empty name.
 */
export function formFile(path: string) {
	const page = pageFile(path);
	if (page) return { name: "pages", language: undefined, schema: pageSchema, pageLanguage: page.language };
	const { name = "", language }: { name?: string; language?: string } = formFiles.exec(path)?.groups ?? {};
	return { name, language, schema: language ? undefined : contentSchemas[name], pageLanguage: undefined };
}

/** Whether a file has a form. Pictures have none. */
export const isForm = (path: string): boolean => /^content\/(?:[\w-]+\.yaml$|pages\/)|^locales\//.test(path);

/** The value to which these names lead. */
export const valueIn = (value: unknown, names: readonly PropertyKey[]): unknown =>
	names.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[name], value);
