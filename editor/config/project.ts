import type { ZodObject } from "zod";
import type { ContentError } from "../../content-model/check/content-error";
import { namesFile } from "../../content-model/check/locale";
import { pageFile } from "../../content-model/check/pages/page-files";
import { contentSchemas } from "../../content-model/schemas";
import { page as pageSchema } from "../../content-model/schemas/page";
import { editorPath } from "./api";

/** The data that the editor loads when it starts, from its server. */
export type Project = {
	/** The strings: language → namespace → content of the file. */
	locales: Record<string, Record<string, Record<string, unknown>>>;
	/** The content: name of the YAML file → value. */
	content: Record<string, unknown>;
	/** The pages of `content/pages`: titles by language, and the ids of headings. */
	pages: { name: string; titles: Record<string, string>; headings: string[] }[];
	/** The other pages of the site: `/templates/`. */
	paths: string[];
	names: string[];
	broken: ContentError[];
};

/** The locale that the CMS gives to forms in one language. */
export const noLocale = "_default";

const formFiles = /^content\/(?<content>[\w-]+)\.yaml$|^locales\/(?<locale>[\w-]+)\/(?<strings>[\w-]+)\.json$/;

export type Tree = { [key: string]: Tree | string };

/** What a file with a form is, and its name: `plans`, `pricing`, `about`. Strings and pages have a language. */
type FormFile = {
	kind?: "content" | "strings" | "pages" | "names";
	name: string;
	language?: string;
	schema?: ZodObject;
};

/** Other files, such as pictures, have no kind. */
export function formFile(path: string): FormFile {
	const page = pageFile(path);
	if (page) return { kind: "pages", ...page, schema: pageSchema };
	const { locale, strings, content = "" } = formFiles.exec(path)?.groups ?? {};
	if (strings) return { kind: "strings", name: strings, language: locale };
	if (path === namesFile) return { kind: "names", name: "names" };
	const schema = contentSchemas[content];
	return schema ? { kind: "content", name: content, schema } : { name: "" };
}

/** The address of a form that shows a field. @param field the names that lead to it: `groups.0.id` */
export function formAddress({ kind, name, language = noLocale }: FormFile, field: string): string {
	const query = new URLSearchParams({ locale: language, field });
	return `${editorPath}#/collections/${kind}/entries/${name}?${query}`;
}

export const valueIn = (value: unknown, names: readonly PropertyKey[]): unknown =>
	names.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[name], value);
