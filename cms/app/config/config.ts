import type { CmsConfig, CollectionFile, GitBackend } from "@sveltia/cms";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { apiRoot } from "../git-host";
import type { Project, PublishedBackend } from "../project";
import { strings } from "../strings";
import { words } from "../words";
import { contentFields, imageFolder } from "./content-fields";
import { localeFields } from "./locale-fields";
import { untranslatedCount } from "./untranslated";

/** The name of the format of `content/{name}.yaml`. */
export const formatName = (name: string) => `content-${name}`;

/** The files of `content/`, under the description of their schema. */
const contentFiles: CollectionFile[] = Object.entries(contentSchemas).map(([name, schema]) => ({
	name,
	label: strings.files[name] ?? schema.meta()?.description ?? words(name),
	file: `content/${name}.yaml`,
	format: formatName(name),
	fields: contentFields(schema),
}));

const namesFile: CollectionFile = {
	name: "names",
	label: strings.names,
	file: "locales/names.txt",
	format: "raw",
	i18n: false,
	fields: [{ name: "body", label: strings.names, widget: "text", use_emoji_autocomplete: false }],
};

function localeFiles(project: Project): CollectionFile[] {
	return Object.keys(project.locales[defaultLanguage] ?? {}).map((namespace) => {
		const count = untranslatedCount(namespace, project);
		const label = strings.files[namespace] ?? words(namespace);
		return {
			name: namespace,
			label: count > 0 ? `${label} (${count} ${strings.toTranslate})` : label,
			file: `locales/{{locale}}/${namespace}.json`,
			format: "json",
			i18n: true,
			fields: localeFields(namespace, project),
		};
	});
}

function publishedBackend(backend: PublishedBackend): GitBackend {
	const { name, repo, branch, baseUrl, authUrl, appId } = backend;
	const common = { repo, branch, api_root: apiRoot(backend), ...(appId ? { app_id: appId } : {}) };
	const base = authUrl ?? baseUrl;
	const auth = base ? { base_url: base } : {};
	// Without a sign-in service, people sign in with an access token.
	const methods = authUrl || appId ? {} : { auth_methods: ["token" as const] };
	const options = { ...common, ...auth, ...methods };
	switch (name) {
		case "github":
			return { name, ...options };
		case "gitlab":
			return { name, ...options, ...(appId ? { auth_type: "pkce" } : {}) };
		case "gitea":
			return { name, ...options };
	}
}

/** The local server answers like Gitea, see `cms/server`. */
const localBackend = (origin: string): GitBackend => ({
	name: "gitea",
	repo: "local/project",
	branch: "working-tree",
	base_url: origin,
	api_root: `${origin}/admin/api/v1`,
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
export function cmsConfig(project: Project, origin: string): CmsConfig {
	const { backend, locales } = project;
	const hasPullRequests = backend && backend.name !== "gitea";
	return {
		load_config_file: false,
		backend: {
			...(backend ? publishedBackend(backend) : localBackend(origin)),
			commit_messages: commitMessages,
		},
		publish_mode: hasPullRequests ? "editorial_workflow" : "simple",
		app_title: strings.title,
		site_url: project.siteUrl ?? origin,
		...imageFolder,
		media_folder: "content/images",
		// Uploads keep their format: the build generates all sizes.
		// File names become lowercase words joined by hyphens, the only ones that the server accepts.
		slug: { encoding: "ascii", clean_accents: true },
		// No stock photos, which come from other sites.
		media_libraries: {
			default: { config: { transformations: {}, slugify_filename: true } },
			stock_assets: { providers: [] },
		},
		i18n: { structure: "multiple_folders", locales: Object.keys(locales), default_locale: defaultLanguage },
		output: { omit_empty_optional_fields: true },
		collections: [
			{
				name: "content",
				label: strings.content,
				label_singular: "page part",
				description: strings.contentLead,
				icon: "web",
				files: contentFiles,
			},
			{
				name: "texts",
				label: strings.texts,
				label_singular: "file of texts",
				description: strings.textsLead,
				icon: "translate",
				i18n: true,
				files: [...localeFiles(project), namesFile],
			},
		],
	};
}
