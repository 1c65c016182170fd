import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { parseTemplates } from "../../src/features/catalog/api/parse";
import type { Template } from "../../src/features/catalog/model";
import { templatePagePath } from "../../src/features/catalog/template-link";
import { hasManyTags } from "../../src/lib/sanitize";
import { htmlOf, teaserOf } from "./description";
import { drawCups } from "./draw-cups";
import { printable } from "./printable";
import { type Market, openMarket } from "./read-market";

export type SourceMarketOptions = {
	/** The origin of the market; `sample` for the sample market. */
	source: string;
	/** Without templates of the market: `auto` warns and continues, `required` fails. `off` takes no snapshot. */
	snapshot: "auto" | "required" | "off";
	/** In ms. */
	timeout: number;
	/** How many templates, in the order of the list, get a page. */
	pages: number;
};

const type = "MarketTemplate";

/** How many templates a warning names. */
const maxPrinted = 30;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
	actions.createTypes(`
		type MarketAuthor {
			name: String!
			avatar: String!
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
			price: Float!
			author: MarketAuthor!
			"The path of its picture, which is poured from its scripts. Only templates with a page have one, if the market has sent the scripts."
			cup: String
			"The path of the template's page without its language."
			pagePath: String!
		}
	`);
};

/**
 * Creates one node per template. Of several templates with the same id, the first counts; also if the ids differ in case only:
 * on macOS and Windows, their pages would be one file.
 * @returns what is left out, with the reason
 */
function createNodes(
	templates: readonly Template[],
	cups: ReadonlyMap<string, string>,
	{ pages }: SourceMarketOptions,
	{ actions, createNodeId, createContentDigest }: SourceNodesArgs,
): string[] {
	const taken = new Set<string>();
	const leftOut: string[] = [];
	for (const { id: templateId, description: sent = "", ...fields } of templates) {
		const title = printable(fields.title);
		if (taken.has(templateId.toLowerCase())) {
			leftOut.push(`"${title}" because another template has the id ${templateId}`);
			continue;
		}
		const hasPage = taken.size < pages;
		taken.add(templateId.toLowerCase());
		// jsdom needs seconds to parse many tags. The browser shows their text.
		const description = hasManyTags(sent) ? "" : sent;
		if (description !== sent) leftOut.push(`the description of "${title}" because it has too many tags`);
		const prepared = { description, teaser: teaserOf(description), html: hasPage ? htmlOf(description) : "" };
		const cup = cups.get(templateId);
		const content = { ...fields, ...prepared, templateId, cup, pagePath: templatePagePath(templateId) };
		const contentDigest = createContentDigest(content);
		actions.createNode({ ...content, id: createNodeId(`${type} ${templateId}`), internal: { type, contentDigest } });
	}
	return leftOut;
}

/** The cups of the templates with a page. */
async function cupsOf(market: Market, templates: readonly Template[], pages: number, warn: (text: string) => void) {
	const ids = templates.slice(0, pages).map(({ id }) => id);
	const { cups, failure } = await drawCups(market, ids);
	if (failure) {
		const count = new Set(ids).size - cups.size;
		warn(`The cups of ${count} templates show the number of scripts, not their source. ${failure}`);
	}
	return cups;
}

/** Takes the snapshot: a call for the list, and one for the scripts of each template with a page, parsed like in the browser. */
export async function sourceNodes(args: SourceNodesArgs, options: SourceMarketOptions) {
	const { reporter } = args;
	const { source, snapshot, timeout } = options;
	if (snapshot === "off") return;
	const fail = (reason: string) => {
		if (snapshot === "required")
			return reporter.panic(`${reason}. To publish no template, set MARKET_SNAPSHOT to auto.`);
		reporter.warn(`${reason}. The build goes on: no template is prerendered.`);
	};
	const leftOut: string[] = [];
	const market = openMarket(source, timeout);
	let templates: Template[];
	try {
		templates = parseTemplates(await market.list(), (message) => leftOut.push(message));
	} catch (error) {
		return fail(`The market could not be read. ${(error as Error).message}`);
	}
	// A market that is being repaired may answer so, and a build would remove the pages of all templates.
	if (templates.length === 0) return fail("The market has no templates");
	const cups = await cupsOf(market, templates, options.pages, reporter.warn);
	leftOut.push(...createNodes(templates, cups, options, args));
	if (leftOut.length === 0) return;
	const more = leftOut.length > maxPrinted ? [`and ${leftOut.length - maxPrinted} more`] : [];
	reporter.warn(["Not prerendered:", ...leftOut.slice(0, maxPrinted), ...more].join("\n  "));
}
