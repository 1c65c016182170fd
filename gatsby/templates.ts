import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { marketSnapshot } from "./environment";

type NodeModel = { findAll: (query: object) => Promise<{ entries: Iterable<unknown> }> };

/** `TemplatesYaml.snapshot`: the templates of the snapshot that the landing page shows. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
	create({
		TemplatesYaml: {
			snapshot: {
				type: "[MarketTemplate!]!",
				resolve: async ({ cards }: { cards: number }, _: object, { nodeModel }: { nodeModel: NodeModel }) => {
					const query = { sort: { fields: ["index"], order: ["ASC"] }, limit: cards };
					const { entries } = await nodeModel.findAll({ type: "MarketTemplate", query });
					return [...entries];
				},
			},
		},
	});
};

type Result = { allMarketTemplate: { nodes: { templateId: string; pagePath: string }[] } };

/**
 * Creates a page for each of the first templates of the snapshot. The client-only route, which is the same file, serves all
 * other ids; in develop, all ids.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
	if (process.env.NODE_ENV !== "production") return;
	const { data, errors } = await graphql<Result>(
		`query TemplatePages($limit: Int!) {
			allMarketTemplate(sort: { index: ASC }, limit: $limit, filter: { pagePath: { ne: null } }) {
				nodes { templateId pagePath }
			}
		}`,
		{ limit: marketSnapshot(process.env).pages },
	);
	if (!data) throw errors;
	const component = path.resolve("src/pages/template/[id].tsx");
	for (const { templateId, pagePath } of data.allMarketTemplate.nodes) {
		actions.createPage({ path: pagePath, component, context: { templateId } });
	}
};
