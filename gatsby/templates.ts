import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { relatedTemplates, type TemplateContext } from "../src/features/catalog/detail/related-templates";
import { marketSnapshot } from "./environment";
import type { Context } from "./resolver-context";

/** `TemplatesYaml.snapshot`: the templates of the snapshot that the landing page shows. */
export function templateResolvers({ createResolvers: create }: CreateResolversArgs): void {
	create({
		TemplatesYaml: {
			snapshot: {
				type: "[MarketTemplate!]!",
				resolve: async ({ cards }: { cards: number }, _: object, { nodeModel }: Context) => {
					const query = { sort: { fields: ["index"], order: ["ASC"] }, limit: cards };
					const { entries } = await nodeModel.findAll({ type: "MarketTemplate", query });
					return [...entries];
				},
			},
		},
	});
}

/** The templates of the snapshot that get a prerendered page: in the build, the first ones. */
export function templatesWithPage(nodes: readonly unknown[], environment = process.env): Queries.MarketTemplate[] {
	if (environment.NODE_ENV !== "production") return [];
	return [...(nodes as Queries.MarketTemplate[])]
		.sort((one, other) => one.index - other.index)
		.slice(0, marketSnapshot(environment).pages);
}

/** Creates the templates' pages. The client-only route, which is the same file, serves all other ids; in develop, all ids. */
export function createTemplatePages({ actions, getNodesByType }: CreatePagesArgs): void {
	const component = path.resolve("src/pages/template/[id].tsx");
	const templates = templatesWithPage(getNodesByType("MarketTemplate"));
	for (const { id, templateId, pagePath } of templates) {
		const related = relatedTemplates(id, templates).map(({ title, teaser, lang, scriptCount, ...other }) => {
			return { id: other.templateId, title, teaser, lang, scriptCount };
		});
		const context: TemplateContext = { templateId, related };
		actions.createPage({ path: pagePath, component, context });
	}
}
