import type { CmsConfig, CollectionFile, Field, GitBackend } from "@sveltia/cms";
import { defaultLanguage } from "../../src/i18n/languages";
import { apiPath, localRepository, newFile, openedField } from "./api";
import { imageFolder } from "./form-fields";
import { contentFiles, stringFiles } from "./forms";
import type { LabelOf } from "./labels";
import { pagesCollection } from "./pages-collection";
import type { Project } from "./project";

/** Hidden. The server sets and removes it. */
const opened: Field = { name: openedField, widget: "hidden", i18n: true, default: newFile };

const withOpened = (file: CollectionFile): CollectionFile => ({ ...file, fields: [...file.fields, opened] });

/** The server of the editor answers like Gitea, see `editor/server/local-api.ts`. */
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

/** The configuration of Sveltia CMS. @param origin of the page */
export function editorConfig(project: Project, origin: string, labelOf: LabelOf): CmsConfig {
	const { locales } = project;
	const collection = (name: string, icon: string, files: CollectionFile[]) => ({
		name,
		label: labelOf(`${name}.label`),
		label_singular: labelOf(`${name}.entry`),
		description: labelOf(`${name}.lead`),
		icon,
		files: files.map(withOpened),
	});
	return {
		load_config_file: false,
		backend: localBackend(origin),
		app_title: labelOf("title"),
		site_url: origin,
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
			collection("content", "web", contentFiles(project, labelOf)),
			pagesCollection(project, labelOf, opened),
			{ ...collection("strings", "translate", stringFiles(project, labelOf)), i18n: true },
		],
	};
}
