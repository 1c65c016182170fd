import { z } from "zod";
import { contentFile } from "../content-file";
import { called, httpsUrl, id, listOf } from "./parts";
import { landingAnchors } from "./site";

/** How a block of resources is shown. */
export const resourceKinds = ["prose", "questions", "links"] as const;

const address = z.union([httpsUrl, z.string().regex(/^mailto:[^@\s]+@[^@\s]+$/)], {
	error: "must start with https:// or mailto:",
});

const item = z.strictObject({
	id: id.describe("Finds title and text: landing.resources.blocks.<block>.items.<id>"),
	titled: z.boolean().optional().describe("Prose alone: whether the paragraph has a heading"),
	url: address.optional().describe("Where a card leads: https://… or mailto:…"),
});

const fields = z.strictObject({
	id: id.describe("Finds the title, and is the place that the footer leads to: /#<id>"),
	kind: z.enum(resourceKinds).describe("prose: paragraphs; questions: questions that open; links: cards with a url"),
	items: listOf(item).describe("The entries of the block, in their order"),
});

const block = fields.check(({ value, issues }) => {
	value.items.forEach((entry, index) => {
		if (value.kind !== "links" || entry.url) return;
		issues.push({ code: "custom", input: entry, path: ["items", index], message: `"${entry.id}" needs a url` });
	});
});

const taken: string[] = Object.values(landingAnchors);

export const resources = contentFile(
	z
		.strictObject({
			blocks: listOf(block)
				.check(({ value, issues }) => {
					value.forEach((entry, index) => {
						if (!taken.includes(entry.id)) return;
						const message = `"${entry.id}" is the name of a section of the page: take another`;
						issues.push({ code: "custom", input: entry.id, path: [index, "id"], message });
					});
				})
				.describe("The blocks, from top to bottom"),
		})
		.describe("The blocks at the end of the landing page, which the footer leads to"),
	{
		copy: ({ blocks }) =>
			blocks.flatMap((entry, at) => [
				...called(
					["blocks", at, "id"],
					`landing:resources.blocks.${entry.id}.title`,
					`common:footer.links.${entry.id}`,
				),
				...entry.items.flatMap((part, index) => {
					const key = `landing:resources.blocks.${entry.id}.items.${part.id}`;
					const keys = entry.kind === "prose" && !part.titled ? [`${key}.text`] : [`${key}.title`, `${key}.text`];
					return called(["blocks", at, "items", index, "id"], ...keys);
				}),
			]),
		anchors: ({ blocks }) =>
			blocks.map((entry, at) => ({ id: entry.id, path: ["blocks", at, "id"], inside: landingAnchors.resources })),
	},
);
