import { z } from "zod";
import { contentFile } from "../content-file";
import { httpsUrl, id, listOf } from "./parts";

/** How a block of resources is shown. */
export const resourceKinds = ["prose", "questions", "links"] as const;

const address = z.union([httpsUrl, z.string().startsWith("mailto:")], {
	error: ({ input }) => `link must start with https:// or mailto: (is ${JSON.stringify(input)})`,
});

const item = z.strictObject({ id, titled: z.boolean().optional(), url: address.optional() });

const block = z.strictObject({ id, kind: z.enum(resourceKinds), items: listOf(item) }).check(({ value, issues }) => {
	value.items.forEach((entry, index) => {
		if (value.kind === "links" && !entry.url) {
			issues.push({ code: "custom", input: entry, path: ["items", index], message: `item "${entry.id}" needs a url` });
		}
	});
});

export const resources = contentFile(z.strictObject({ blocks: listOf(block) }), {
	copyKeys: ({ blocks }) =>
		blocks.flatMap((entry) => [
			`landing:resources.blocks.${entry.id}.title`,
			`common:footer.links.${entry.id}`,
			...entry.items.flatMap((part) => {
				const key = `landing:resources.blocks.${entry.id}.items.${part.id}`;
				return entry.kind === "prose" && !part.titled ? [`${key}.text`] : [`${key}.title`, `${key}.text`];
			}),
		]),
});
