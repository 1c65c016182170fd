import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import {
	type RelatedTemplate,
	relatedTemplates,
	type TemplateContext,
} from "../src/features/catalog/detail/related-templates";
import { localizedPath } from "../src/i18n/languages";
import { marketSnapshot } from "./environment";
import { createLocalizedPages } from "./localized-pages";
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

/** Creates the templates' pages, and the client-only page that serves all other ids; in develop, all ids. */
export function createTemplatePages({ actions, getNodesByType }: CreatePagesArgs): void {
	const templates = templatesWithPage(getNodesByType("MarketTemplate"));
	for (const { id, templateId, pagePath } of templates) {
		const related = relatedTemplates(id, templates).map((each): RelatedTemplate => {
			const { title, teaser, lang, scriptCount } = each;
			return { id: each.templateId, title, teaser, lang, scriptCount };
		});
		const context: TemplateContext = { templateId, related };
		createLocalizedPages(actions, { path: pagePath, template: "template", context });
	}
	createLocalizedPages(actions, {
		path: "/template/[id]/",
		matchPath: (language) => localizedPath("/template/:id", language),
		template: "template",
	});
}
