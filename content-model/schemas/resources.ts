import { z } from "zod";
import { zodMessage } from "../messages";
import { httpsOrMailUrl, pagePath } from "./links";
import { id, listById } from "./schema-helpers";
import { landingAnchors, pageIds } from "./site";

const blockId = id
	.refine((block) => !pageIds.includes(block), { error: zodMessage("sectionId") })
	.meta({
		description: "Selects the title, and is the anchor that the footer links to: /#<id>",
		translationKeys: (block) => [`landing:resources.blocks.${block}.title`, `common:footer.links.${block}`],
		anchor: (block) => ({ id: block, section: landingAnchors.resources }),
	});

/** The id of a question on the page, for links to its answer. */
const questionId = (block: string, question: string) => `${block}-${question}`;

const item = z.strictObject({
	id: id.meta({
		description: "Selects the title and the text: landing.resources.blocks.<block>.items.<id>",
		translationKeys: (item, { titled, page }, block) => {
			if (page) return [];
			const names = block.kind === "prose" && !titled ? ["text"] : ["title", "text"];
			return names.map((name) => `landing:resources.blocks.${block.id}.items.${item}.${name}`);
		},
		anchor(item, { page }, block) {
			if (block.kind !== "questions") return undefined;
			const id = questionId(String(block.id), item);
			return { id, section: landingAnchors.resources, page: page === undefined ? undefined : String(page) };
		},
	}),
	titled: z.boolean().optional().describe("Only for prose: whether the paragraph has a heading"),
	page: id
		.meta({
			description: "The page of `pages` whose title and text the item shows; not for cards",
			internalPage: (page) => page,
		})
		.optional(),
	url: httpsOrMailUrl.optional().describe("The link of a card: https://… or mailto:…"),
	to: pagePath
		.meta({ description: "Instead of `url`: a page of the site, such as /about/, or /#pricing", internalLink: true })
		.optional(),
});

const block = z
	.strictObject({
		id: blockId,
		kind: z
			.enum(["prose", "questions", "links", "stories", "page"])
			.describe(
				"prose: paragraphs; questions: questions with expandable answers; links: cards with a url or a page; " +
					"stories: the newest stories, without items; page: a page that opens behind its description",
			),
		items: listById(item).optional().describe("The items of the block, from top to bottom; not for stories and page"),
		page: id
			.meta({
				description: "Only for page: the page of `pages` whose description and text the block shows",
				internalPage: (page) => page,
			})
			.optional(),
	})
	.check(({ value, issues }) => {
		const { kind, items, page } = value;
		if (kind === "page") {
			if (!page) issues.push({ code: "invalid_type", expected: "string", input: page, path: ["page"] });
		} else if (kind !== "stories" && !items) {
			issues.push({ code: "invalid_type", expected: "array", input: items, path: ["items"] });
		}
		items?.forEach((entry, index) => {
			if (kind !== "links" || entry.url || entry.to) return;
			const message = zodMessage("needsUrl", { name: entry.id });
			issues.push({ code: "custom", input: entry, path: ["items", index], message });
		});
	});

export const resources = z
	.strictObject({ blocks: listById(block).describe("The blocks, from top to bottom") })
	.check(({ value: { blocks }, issues }) => {
		const questions = blocks
			.filter(({ kind }) => kind === "questions")
			.flatMap(({ id, items }) => (items ?? []).map((question) => questionId(id, question.id)));
		blocks.forEach(({ id }, index) => {
			if (!questions.includes(id)) return;
			const message = zodMessage("questionId");
			issues.push({ code: "custom", input: id, path: ["blocks", index, "id"], message });
		});
	})
	.describe("The blocks at the end of the landing page, which the footer links to");
