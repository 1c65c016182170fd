import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { parseTemplates } from "../../src/features/catalog/api/parse";
import type { Template } from "../../src/features/catalog/model";
import { templatePagePath } from "../../src/features/catalog/template-link";
import { prepareDescription } from "./prepare-html";
import { readMarket } from "./read-market";

export type SourceMarketOptions = {
	/** The origin of the market; `sample` for the sample market; undefined if the build does not know one. */
	source?: string;
	/** `auto`: warn and go on without an answer. `required`: fail. `off`: take no snapshot. */
	snapshot: "auto" | "required" | "off";
	/** In ms. */
	timeout: number;
};

const type = "MarketTemplate";

/** File systems limit a name to 255 bytes. */
const maxPathLength = 200;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
	Joi.object({
		source: Joi.string(),
		snapshot: Joi.string().valid("auto", "required", "off").default("auto"),
		timeout: Joi.number().integer().positive().default(10_000),
	});

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
	actions.createTypes(`
		type MarketAuthor {
			name: String!
			avatar: String!
			role: String
			roleId: String!
		}
		"A template of the market's list. Its texts are untrusted, except html, which is sanitized."
		type ${type} implements Node @dontInfer {
			templateId: String!
			index: Int!
			title: String!
			description: String!
			teaser: String!
			html: String!
			scriptCount: Int!
			languages: [String!]!
			price: Float!
			sentPrice: Float
			author: MarketAuthor!
			createdAt: String
			updatedAt: String
			"The path of the template's page without its language."
			pagePath: String!
		}
	`);
};

/** Creates one node per template. The first of several templates with the same id counts. */
function createNodes(templates: readonly Template[], source: string, args: SourceNodesArgs) {
	const { actions, createNodeId, createContentDigest, reporter } = args;
	const ids = new Set<string>();
	const skipped: string[] = [];
	for (const { description, createdAt, updatedAt, ...template } of templates) {
		const { id, title, ...fields } = template;
		const pagePath = templatePagePath(id);
		if (ids.has(id) || pagePath.length > maxPathLength) {
			skipped.push(title);
			continue;
		}
		ids.add(id);
		const content = {
			...fields,
			...prepareDescription(description),
			title,
			templateId: id,
			createdAt: createdAt?.toISOString(),
			updatedAt: updatedAt?.toISOString(),
			pagePath,
			source,
		};
		const contentDigest = createContentDigest(content);
		actions.createNode({ ...content, id: createNodeId(`${type} ${id}`), internal: { type, contentDigest } });
	}
	if (skipped.length === 0) return;
	const examples = skipped.slice(0, 3).map((title) => JSON.stringify(title));
	reporter.warn(
		`Not prerendered, because the id is used twice or too long: ${skipped.length} templates (${examples}).`,
	);
}

/** Keeps the nodes of the last build with the same market, which Gatsby would delete. */
function keepNodes(source: string | undefined, { actions, getNodesByType }: SourceNodesArgs): number {
	const nodes = getNodesByType(type).filter((node) => source !== undefined && node.source === source);
	for (const node of nodes) actions.touchNode(node);
	return nodes.length;
}

/** Takes the snapshot: one call for the list, parsed like in the browser. */
export const sourceNodes = async (args: SourceNodesArgs, options: SourceMarketOptions): Promise<void> => {
	const { reporter } = args;
	const { source, snapshot, timeout } = options;
	if (snapshot === "off") return;
	const fail = (reason: string) => {
		if (snapshot === "required") return reporter.panic(`MARKET_SNAPSHOT is required. ${reason}`);
		const kept = keepNodes(source, args);
		const rest = kept > 0 ? `${kept} templates of the last build are kept` : "no template is prerendered";
		reporter.warn(`${reason}. The build goes on: ${rest}.`);
	};
	if (source === undefined) return fail("No market is known: set MARKET_UPSTREAM or GATSBY_MARKET_HOST");
	let templates: Template[];
	try {
		templates = parseTemplates(await readMarket(source, timeout));
	} catch (error) {
		return fail(`The market could not be read. ${(error as Error).message}`);
	}
	createNodes(templates, source, args);
};
