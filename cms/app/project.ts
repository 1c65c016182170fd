import type { GitBackend } from "@sveltia/cms";
import type { ContentError } from "../../content-model/check/content-error";

/** What the editor knows of the project when it starts. The server sends it, or `npm run cms:build` writes it. */
export type Project = {
	/** The strings: language → namespace → content of the file. */
	locales: Record<string, Record<string, Record<string, unknown>>>;
	/** The content: name of the YAML file → value. */
	content: Record<string, unknown>;
	/** The pictures: `content/images/ru/editor.png`. */
	images: string[];
	/** `locales/names.txt`. */
	names: string[];
	/** The keys that the content needs: `pricing:plans.pro.name`. */
	translationKeys: string[];
	/** The errors of the files that cannot be read. */
	broken: ContentError[];
	/** The address of the site, if the editor is on another one. */
	siteUrl?: string;
	/** The git host, for published editors; without it the editor saves through the server that it comes from. */
	backend?: GitBackend;
};

/** Texts in groups, as in a locale file. */
export type Tree = { [key: string]: Tree | string };

const formFiles = /^(?:content|locales\/(?<language>[\w-]+))\/(?<name>[\w-]+)\.(?:yaml|json)$/;

/** The name of a file with a form, and the language of a locale file: `plans`; `pricing`, `ru`. Other files have none. */
export const formFile = (path: string): { name?: string; language?: string } => formFiles.exec(path)?.groups ?? {};
