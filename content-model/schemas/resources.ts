import { z } from "zod";
import { zodMessage } from "../messages";
import { httpsOrMailUrl } from "./links";
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
		translationKeys: (item, { titled }, block) => {
			const names = block.kind === "prose" && !titled ? ["text"] : ["title", "text"];
			return names.map((name) => `landing:resources.blocks.${block.id}.items.${item}.${name}`);
		},
		anchor: (item, _, block) =>
			block.kind === "questions"
				? { id: questionId(String(block.id), item), section: landingAnchors.resources }
				: undefined,
	}),
	titled: z.boolean().optional().describe("Only for prose: whether the paragraph has a heading"),
	url: httpsOrMailUrl.optional().describe("The link of a card: https://… or mailto:…"),
});

const block = z
	.strictObject({
		id: blockId,
		kind: z
			.enum(["prose", "questions", "links"])
			.describe("prose: paragraphs; questions: questions with expandable answers; links: cards with a url"),
		items: listById(item).describe("The items of the block, from top to bottom"),
	})
	.check(({ value, issues }) => {
		value.items.forEach((entry, index) => {
			if (value.kind !== "links" || entry.url) return;
			const message = zodMessage("needsUrl", { name: entry.id });
			issues.push({ code: "custom", input: entry, path: ["items", index], message });
		});
	});

export const resources = z
	.strictObject({ blocks: listById(block).describe("The blocks, from top to bottom") })
	.check(({ value: { blocks }, issues }) => {
		const questions = blocks
			.filter(({ kind }) => kind === "questions")
			.flatMap(({ id, items }) => items.map((question) => questionId(id, question.id)));
		blocks.forEach(({ id }, index) => {
			if (!questions.includes(id)) return;
			const message = zodMessage("questionId");
			issues.push({ code: "custom", input: id, path: ["blocks", index, "id"], message });
		});
	})
	.describe("The blocks at the end of the landing page, which the footer links to");
