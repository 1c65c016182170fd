import type { CreatePagesArgs, CreateResolversArgs, GatsbyNode } from "gatsby";
import { splitPage } from "../content-model/check/pages/front-matter";
import { pageAddress, pageFile, pictureFile } from "../content-model/check/pages/page-files";
import { parseProse } from "../content-model/check/pages/prose";
import { parseSource } from "../content-model/check/source";
import { isPublished, type Page, page as pageSchema } from "../content-model/schemas/page";
import { pageOfSection } from "../content-model/schemas/site";
import { defaultLanguage, languages } from "../src/i18n/languages";
import { narrowPicture } from "../src/lib/narrow-picture";
import { isStory, storiesPath } from "../src/lib/stories";
import { createLocalizedPages } from "./localized-pages";
import { pageElements } from "./page-elements";
import type { Context, NodeModel } from "./resolver-context";

/** A page of `content/pages` in one language. */
type PageNode = Page & { name: string; language: string; path: string; body: string };

const type = "ContentPage";

/** Makes each valid file of `content/pages` a node. Builds stop at others, and have no drafts and no pages of the future. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
	const { node, actions, createNodeId, loadNodeContent } = args;
	if (node.internal.type !== "File" || node.sourceInstanceName !== "content") return;
	const file = `content/${String(node.relativePath)}`;
	const address = pageFile(file);
	if (!address) return;
	const text = (await loadNodeContent(node)).replaceAll("\r\n", "\n").normalize("NFC");
	const { data: fields } = pageSchema.safeParse(parseSource(file, text).value);
	if (!fields || (process.env.NODE_ENV === "production" && !isPublished(fields))) return;
	const { body = "" } = splitPage(text) ?? {};
	const child = {
		...fields,
		...address,
		path: pageAddress(address.name),
		body,
		pictures: parseProse(body).pictures.flatMap(({ value }) => {
			const name = pictureFile(value);
			return [name, narrowPicture(name)];
		}),
		id: createNodeId(`${type} ${file}`),
		parent: node.id,
		children: [],
		internal: { type, contentDigest: node.internal.contentDigest },
	};
	await actions.createNode(child);
	actions.createParentChildLink({ parent: node, child });
};

/** The languages of the linked content page, or of the list of stories; empty for other pages, which exist in all. */
async function linkedLanguages(to: string, nodeModel: NodeModel): Promise<string[]> {
	const path = to.replace(/[?#].*/, "");
	const filter = path === storiesPath ? {} : { path: { eq: path } };
	const sort = { fields: ["language"], order: ["ASC"] };
	const { entries } = await nodeModel.findAll<PageNode>({ type, query: { filter, sort } });
	const linked = [...entries].filter((page) => path !== storiesPath || isStory(page));
	return [...new Set(linked.map(({ language }) => language))];
}

/** The languages of the target of a link in a YAML file. */
const linkLanguages = {
	type: "[String!]!",
	resolve: ({ to = "" }: { to?: string }, _: object, { nodeModel }: Context) => linkedLanguages(to, nodeModel),
};

/** The page that an entry of a YAML file names by `page`, in the language of the page that shows it. */
const contentPage = {
	type,
	args: { language: "String!" },
	resolve({ page }: { page?: string }, { language }: { language: string }, { nodeModel }: Context) {
		const filter = { name: { eq: page ?? "" }, language: { eq: language } };
		return nodeModel.findOne({ type, query: { filter } });
	},
};

export function contentPageResolvers({ createResolvers }: CreateResolversArgs): void {
	createResolvers({
		[type]: {
			prose: {
				type: "JSON!",
				async resolve(page: PageNode, _: object, { nodeModel }: Context) {
					const links = parseProse(page.body).links.map(async ({ value }) => {
						const to = value.startsWith("#") ? page.path + value : value;
						return [value, { to, languages: await linkedLanguages(to, nodeModel) }] as const;
					});
					return pageElements(page.body, new Map(await Promise.all(links)));
				},
			},
		},
		SiteYaml: {
			sectionPages: {
				type: `[${type}!]!`,
				args: { language: "String!" },
				async resolve({ landing }: { landing: string[] }, { language }: { language: string }, { nodeModel }: Context) {
					const names = landing.map(pageOfSection).filter((name) => name !== undefined);
					const filter = { name: { in: names }, language: { eq: language } };
					const sort = { fields: ["name"], order: ["ASC"] };
					return [...(await nodeModel.findAll({ type, query: { filter, sort } })).entries];
				},
			},
		},
		ResourcesYamlBlocks: { contentPage },
		ResourcesYamlBlocksItems: { languages: linkLanguages, contentPage },
		SiteYamlHeader: { languages: linkLanguages },
		SiteYamlLinks: { languages: linkLanguages },
	});
}

/** Creates each page in its languages, and the list of stories. */
export function createContentPages({ actions, getNodesByType }: CreatePagesArgs): void {
	const pages = getNodesByType(type) as unknown as PageNode[];

	/** @param versions the pages whose languages the created page has */
	function create(path: string, template: string, versions: PageNode[], name?: string) {
		const codes = languages
			.map(({ code }) => code)
			.filter((code) => versions.some(({ language }) => language === code));
		if (codes.includes(defaultLanguage)) createLocalizedPages(actions, { path, template, context: { name }, codes });
	}

	for (const name of new Set(pages.map((page) => page.name))) {
		const versions = pages.filter((page) => page.name === name);
		create(pageAddress(name), "content-page", versions, name);
	}
	create(storiesPath, "stories", pages.filter(isStory));
}
