import { z } from "zod";
import { contentFile } from "../content-file";
import { called, httpsUrl, id, listOf, names, sitePath } from "./parts";

/** The blocks that the landing page can show; `src/sections/registry.ts` has a component for each. */
export const landingBlocks = ["hero", "showcase", "features", "templates", "pricing", "resources"] as const;

/** The id of each block in the page, for links such as `/#pricing`. */
export const landingAnchors: Record<(typeof landingBlocks)[number], string> = {
	hero: "hero-section",
	showcase: "showcase",
	features: "features",
	templates: "templates",
	pricing: "pricing",
	resources: "resources",
};

/** The networks that the site has a mark for. */
export const networks = ["telegram", "github", "linkedin", "youtube"] as const;

export const site = contentFile(
	z.strictObject({
		registration: httpsUrl,
		documentation: httpsUrl,
		email: z.email({ error: "must be a mail address" }),
		social: listOf(z.strictObject({ id: z.enum(networks), url: httpsUrl })),
		header: listOf(z.strictObject({ id, to: sitePath })),
		landing: names(z.enum(landingBlocks)),
	}),
	{
		copy: ({ social, header }) => [
			...social.flatMap((network, index) => called(["social", index, "id"], `common:footer.networks.${network.id}`)),
			...header.flatMap((link, index) => called(["header", index, "id"], `common:header.links.${link.id}`)),
		],
		links: ({ header }) => header.map(({ to }, index) => ({ to, path: ["header", index, "to"] })),
		anchors: ({ landing }) => landing.map((block, index) => ({ id: landingAnchors[block], path: ["landing", index] })),
	},
);
