import { z } from "zod";
import { type SharePage, sharePages } from "../../site/head/share-picture";
import { contentFile } from "../content-file";
import { called, httpsUrl, id, image, listOf, names, narrowWidth, sitePath } from "./parts";

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

const network = z.strictObject({
	id: z.enum(networks).describe("Finds the name (common.footer.networks.<id>) and the mark"),
	url: httpsUrl.describe("Your page there"),
});

const headerLink = z.strictObject({
	id: id.describe("Finds the text: common.header.links.<id>"),
	to: sitePath,
});

const square = image.describe(`A square picture of the product, at least ${narrowWidth} pixels wide`);

const share: Record<SharePage, typeof square> = { landing: square, templates: square, template: square };

/** The name of a parameter in a link: `template` in `…?template=101`. */
const parameter = z.string().regex(/^[A-Za-z][\w.-]*$/, { error: "must be a letter, then letters, digits, -, _ or ." });

const registrationParameters = z
	.strictObject({
		template: parameter.describe("Carries the id of the template"),
		language: parameter.describe("Carries the language of the page: en, ru, uz"),
	})
	.refine(({ template, language }) => template !== language, {
		path: ["language"],
		error: "must differ from template",
	})
	.describe("What 'Use this template' adds to the registration link: the names of its parameters");

export const site = contentFile(
	z
		.strictObject({
			registration: httpsUrl.describe("Where 'Get started' leads"),
			registrationParameters,
			documentation: httpsUrl.describe("Where 'Learn more' leads"),
			email: z.email({ error: "must be a mail address" }).describe("The address in the footer"),
			social: listOf(network).describe("The networks in the footer"),
			header: listOf(headerLink).describe("The links of the header, in their order"),
			landing: names(z.enum(landingBlocks)).describe("The blocks of the landing page, from top to bottom"),
			share: z
				.strictObject(share)
				.describe("What the pages show of the product where their links are shared; the words come from the copy"),
		})
		.describe("Links, addresses and the order of the landing page"),
	{
		copy: ({ social, header }) => [
			...social.flatMap((entry, index) => called(["social", index, "id"], `common:footer.networks.${entry.id}`)),
			...header.flatMap((link, index) => called(["header", index, "id"], `common:header.links.${link.id}`)),
		],
		images: (content) =>
			sharePages.map((page) => ({ file: content.share[page], path: ["share", page], width: narrowWidth })),
		links: ({ header }) => header.map(({ to }, index) => ({ to, path: ["header", index, "to"] })),
		anchors: ({ landing }) => landing.map((block, index) => ({ id: landingAnchors[block], path: ["landing", index] })),
	},
);
