import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { parseTemplates } from "../../src/features/catalog/api/parse";
import type { Template } from "../../src/features/catalog/model";
import { templatePagePath } from "../../src/features/catalog/template-link";
import { prepareDescription, timeBudget } from "./description";
import { printable } from "./printable";
import { readMarket } from "./read-market";

export type SourceMarketOptions = {
	/** The origin of the market; `sample` for the sample market. */
	source: string;
	/** If the market does not respond: `auto` warns and continues, `required` fails. `off` takes no snapshot. */
	snapshot: "auto" | "required" | "off";
	/** In ms. */
	timeout: number;
};

const type = "MarketTemplate";

/** File systems limit a name to 255 bytes. */
const maxPathLength = 200;

/** How many templates a warning names. */
const maxPrinted = 30;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
	actions.createTypes(`
		type MarketAuthor {
			name: String!
			avatar: String!
			role: String
			roleId: String!
		}
		"A template of the market's list. Its strings are untrusted, except html, which is sanitized."
		type ${type} implements Node @dontInfer {
			templateId: String!
			index: Int!
			title: String!
			description: String!
			teaser: String!
			html: String!
			scriptCount: Int!
			lang: String
			tags: [String!]!
			sentTags: [String!]
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

/** Windows has no files with these names. */
const reservedName = /^\/template\/(?:con|prn|aux|nul|com\d|lpt\d)\/$/i;

/** Why a template cannot have separate files; undefined if it can. `taken` has the paths of the others in lower case. */
function whyLeftOut(pagePath: string, taken: ReadonlyMap<string, string>): string | undefined {
	const other = taken.get(pagePath.toLowerCase());
	if (other === pagePath) return "the id is used twice";
	if (other !== undefined) return "the id differs from another in case only";
	if (pagePath.length > maxPathLength) return "the id is too long";
	return reservedName.test(pagePath) ? "Windows reserves the id" : undefined;
}

/**
 * Creates one node per template. The first of several templates with the same files counts.
 * @returns the titles of the others, and what else is left out, with the reason
 */
function createNodes(templates: readonly Template[], source: string, args: SourceNodesArgs): string[] {
	const { actions, createNodeId, createContentDigest } = args;
	const taken = new Map<string, string>();
	const leftOut: string[] = [];
	const budget = timeBudget();
	for (const { id, description = "", ...fields } of templates) {
		const pagePath = templatePagePath(id);
		const reason = whyLeftOut(pagePath, taken);
		if (reason) {
			leftOut.push(`"${printable(fields.title)}" because ${reason}`);
			continue;
		}
		taken.set(pagePath.toLowerCase(), pagePath);
		const { problem, ...prepared } = prepareDescription(description, budget);
		if (problem) leftOut.push(`the description of "${printable(fields.title)}" because ${problem}`);
		const content = { ...fields, ...prepared, templateId: id, pagePath, source };
		const contentDigest = createContentDigest(content);
		actions.createNode({ ...content, id: createNodeId(`${type} ${id}`), internal: { type, contentDigest } });
	}
	return leftOut;
}

/** Keeps the nodes of the last build, if it used the same market. Gatsby would delete them. */
function keepNodes(source: string, { actions, getNodesByType }: SourceNodesArgs): number {
	const nodes = getNodesByType(type).filter((node) => node.source === source);
	for (const node of nodes) actions.touchNode(node);
	return nodes.length;
}

/** Takes the snapshot: one call for the list, parsed like in the browser. */
export async function sourceNodes(args: SourceNodesArgs, { source, snapshot, timeout }: SourceMarketOptions) {
	const { reporter } = args;
	if (snapshot === "off") return;
	const fail = (reason: string) => {
		if (snapshot === "required") return reporter.panic(`MARKET_SNAPSHOT is required. ${reason}`);
		const kept = keepNodes(source, args);
		const rest = kept > 0 ? `${kept} templates of the last build are kept` : "no template is prerendered";
		reporter.warn(`${reason}. The build goes on: ${rest}.`);
	};
	const leftOut: string[] = [];
	let templates: Template[];
	try {
		templates = parseTemplates(await readMarket(source, timeout), (message) => leftOut.push(message));
	} catch (error) {
		return fail(`The market could not be read. ${(error as Error).message}`);
	}
	leftOut.push(...createNodes(templates, source, args));
	if (leftOut.length === 0) return;
	const more = leftOut.length > maxPrinted ? [`and ${leftOut.length - maxPrinted} more`] : [];
	reporter.warn(["Not prerendered:", ...leftOut.slice(0, maxPrinted), ...more].join("\n  "));
}
