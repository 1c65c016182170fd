import type { CmsConfig, CollectionFile, Field, GitBackend } from "@sveltia/cms";
import { pageFile } from "../../../content-model/check/pages/page-files";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { openedField } from "../formats/formats";
import { apiPath, localRepository } from "../local-address";
import type { Project } from "../project";
import { type EditorText, fileName } from "../texts";
import { formFields, imageFolder } from "./form-fields";
import { localeFields } from "./locale-fields";
import { pagesCollection } from "./pages-collection";

/** Hidden. `formats/formats.ts` sets and removes it. */
const opened: Field = { name: openedField, widget: "hidden", i18n: true };

const withOpened = (file: CollectionFile): CollectionFile => ({ ...file, fields: [...file.fields, opened] });

/** The forms of the YAML files. */
export function contentFiles(project: Project, text: EditorText): CollectionFile[] {
	const pages = [...new Set(Object.keys(project.pages).flatMap((file) => pageFile(file)?.name ?? []))];
	return Object.entries(contentSchemas).map(([name, schema]) => ({
		name,
		label: fileName(name, text),
		file: `content/${name}.yaml`,
		format: `content-${name}`,
		fields: formFields(name, schema, text, pages),
	}));
}

/** The forms of the locale files. */
export function textFiles(project: Project, text: EditorText): CollectionFile[] {
	return Object.keys(project.locales[defaultLanguage] ?? {}).map((namespace) => ({
		name: namespace,
		label: fileName(namespace, text),
		file: `locales/{{locale}}/${namespace}.json`,
		format: `texts-${namespace}`,
		i18n: true,
		fields: localeFields(namespace, project, text),
	}));
}

const namesFile = (text: EditorText): CollectionFile => ({
	name: "names",
	label: text("files.names"),
	file: "locales/names.txt",
	format: "names",
	i18n: false,
	fields: [{ name: "body", label: text("files.names"), widget: "text", use_emoji_autocomplete: false }],
});

/** All forms. */
export const formFiles = (project: Project, text: EditorText): CollectionFile[] => [
	...contentFiles(project, text),
	...textFiles(project, text),
	namesFile(text),
];

/** The local server answers like Gitea, see `editor/server`. */
const localBackend = (origin: string): GitBackend => ({
	name: "gitea",
	repo: localRepository,
	branch: "working-tree",
	base_url: origin,
	api_root: `${origin}${apiPath}`,
	auth_methods: ["token"],
	// Without one, the CMS warns that sign-in is not possible.
	app_id: "none",
});

const commitMessages = {
	create: "Add {{path}}",
	update: "Change {{path}}",
	delete: "Delete {{path}}",
	uploadMedia: "Add {{path}}",
	deleteMedia: "Delete {{path}}",
};

/** The configuration of Sveltia CMS. @param origin of the page */
export function editorConfig(project: Project, origin: string, text: EditorText): CmsConfig {
	const { backend, locales } = project;
	const hasPullRequests = backend && backend.name !== "gitea";
	return {
		load_config_file: false,
		backend: {
			...(backend ?? localBackend(origin)),
			commit_messages: commitMessages,
		},
		publish_mode: hasPullRequests ? "editorial_workflow" : "simple",
		app_title: text("title"),
		site_url: project.siteUrl ?? origin,
		...imageFolder,
		// Uploads keep their format: the build generates all sizes.
		// File names become lowercase words joined by hyphens, the only ones that the server accepts.
		slug: { encoding: "ascii", clean_accents: true },
		// No stock photos, which come from other sites.
		media_libraries: {
			default: { config: { transformations: {}, slugify_filename: true } },
			stock_assets: { providers: [] },
		},
		i18n: { structure: "multiple_folders", locales: Object.keys(locales), default_locale: defaultLanguage },
		// `npm run develop` shows each save on the page within two seconds.
		editor: { preview: false },
		collections: [
			{
				name: "content",
				label: text("content.label"),
				label_singular: text("content.entry"),
				description: text("content.lead"),
				icon: "web",
				files: contentFiles(project, text).map(withOpened),
			},
			pagesCollection(locales, text, opened),
			{
				name: "texts",
				label: text("texts.label"),
				label_singular: text("texts.entry"),
				description: text("texts.lead"),
				icon: "translate",
				i18n: true,
				files: [...textFiles(project, text), namesFile(text)].map(withOpened),
			},
		],
	};
}
