import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { maxRelated, relatedTemplates } from "../src/features/catalog/detail/related-templates";
import { inLanguageOrder } from "../src/features/catalog/language-order";
import { marketSnapshot } from "./environment";
import type { Context } from "./resolver-context";

type Arguments = { language: string; limit: number };

/** The snapshot in the order of a language. */
async function listTemplates({ language }: Pick<Arguments, "language">, { nodeModel }: Context) {
	const query = { sort: { fields: ["index"], order: ["ASC"] } };
	const { entries } = await nodeModel.findAll<Queries.MarketTemplate>({ type: "MarketTemplate", query });
	return inLanguageOrder([...entries], language);
}

/** The first templates of the snapshot: `TemplatesYaml.snapshot` for the landing page, `marketSnapshot` for `/templates/`. */
export function templateResolvers({ createResolvers: create }: CreateResolversArgs): void {
	create({
		TemplatesYaml: {
			snapshot: {
				type: "[MarketTemplate!]!",
				args: { language: "String!" },
				resolve: async ({ cards }: { cards: number }, args: Arguments, context: Context) =>
					(await listTemplates(args, context)).slice(0, cards),
			},
		},
		Query: {
			marketSnapshot: {
				type: "MarketSnapshot!",
				args: { language: "String!", limit: "Int!" },
				resolve: async (_: object, args: Arguments, context: Context) => {
					const templates = await listTemplates(args, context);
					return { totalCount: templates.length, nodes: templates.slice(0, args.limit) };
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
		const related = relatedTemplates(id, templates).slice(0, maxRelated);
		actions.createPage({
			path: pagePath,
			component,
			context: { templateId, related: related.map((other) => other.templateId) },
		});
	}
}
