import { z } from "zod";
import { contentFile } from "../content-file";
import { httpsUrl, id, listOf, sitePath } from "./parts";

/** The blocks that the landing page can show; `src/sections/registry.ts` has a component for each. */
export const landingBlocks = ["hero", "showcase", "features", "templates", "pricing", "resources"] as const;

export const site = contentFile(
	z.strictObject({
		registration: httpsUrl,
		documentation: httpsUrl,
		email: z.email({ error: ({ input }) => `email must be a mail address (is ${JSON.stringify(input)})` }),
		social: listOf(z.strictObject({ id: z.enum(["telegram", "github", "linkedin", "youtube"]), url: httpsUrl })),
		header: listOf(z.strictObject({ id, to: sitePath })),
		landing: z
			.array(z.enum(landingBlocks))
			.min(1, { error: "list must have at least one entry" })
			.refine((list) => new Set(list).size === list.length, { error: "a block is named twice" }),
	}),
	{
		copyKeys: ({ social, header }) => [
			...social.map((network) => `common:footer.networks.${network.id}`),
			...header.map((link) => `common:header.links.${link.id}`),
		],
	},
);
