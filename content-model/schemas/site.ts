import { z } from "zod";
import { zodMessage } from "../messages";
import { httpsUrl, pagePath } from "./links";
import { listById, localizedImage, stringId, uniqueList } from "./schema-helpers";

/**
 * The sections that the landing page can show, with their `id` attributes, for links such as `/#pricing`.
 * `src/features/landing/sections.tsx` has a component for each.
 */
export const landingAnchors = {
	hero: "hero-section",
	showcase: "showcase",
	features: "features",
	templates: "templates",
	pricing: "pricing",
	closing: "get-started",
	resources: "resources",
} as const;

/**
 * Ids that components and Gatsby use and that content could also choose. Other ids of components contain `_`, which ids of
 * content cannot have.
 */
export const pageIds: readonly string[] = [
	...Object.values(landingAnchors),
	...["content", "gatsby-focus-wrapper", "language-menu", "route-announcer", "site-menu"],
];

type LandingSection = keyof typeof landingAnchors;

const landingSections = Object.keys(landingAnchors) as LandingSection[];

/** A page of `content/pages` whose prose is a section: `page/compare`. Its name is an id, too. */
const pageSection = new RegExp(`^page/(?!(?:${pageIds.join("|")})$)([a-z0-9-]+)$`);

/** The name of the page that a section of the landing page shows; undefined for other sections. */
export const pageOfSection = (section: string): string | undefined => pageSection.exec(section)?.[1];

const landingEntry = z
	.union([z.enum(landingSections), z.string().regex(pageSection, { abort: true })], {
		error: zodMessage("landingSection", { choices: landingSections.join(", ") }),
	})
	.meta({
		anchor(section) {
			const page = pageOfSection(section);
			return { id: page ?? landingAnchors[section as LandingSection], page };
		},
		internalPage: pageOfSection,
	});

const socialLink = z.strictObject({
	id: z.enum(["telegram", "github", "linkedin", "youtube"]).meta({
		description: "Selects the name (common.footer.networks.<id>) and the icon",
		translationKeys: (network) => [`common:footer.networks.${network}`],
	}),
	url: httpsUrl.describe("The company's page on this network"),
});

/** A link inside the site, in the header or the footer. */
const linkIn = (place: "header" | "footer") =>
	z.strictObject({
		id: stringId("the text", `common:${place}.links`),
		to: pagePath.meta({
			description: "A page of the site (/, /about/) or an id on the landing page (/#pricing)",
			internalLink: true,
		}),
	});

const parameter = z.string().regex(/^[A-Za-z][\w.-]*$/, { error: zodMessage("parameter") });

const registrationParameters = z
	.strictObject({
		template: parameter.describe("The parameter with the id of the template"),
		language: parameter.describe("The parameter with the language of the page: en, ru, uz"),
	})
	.refine(({ template, language }) => template !== language, {
		path: ["language"],
		error: zodMessage("differsFrom", { name: "template" }),
	})
	.describe("The names of the query parameters that 'Use this template' adds to the registration link");

const countryCode = z.string().regex(/^[A-Z]{2}$/, { error: zodMessage("country") });

/** In pixels; the height is 630. */
const shareWidth = 1200;

export const site = z
	.strictObject({
		registration: httpsUrl.describe("The link of 'Get started'"),
		registrationParameters,
		documentation: httpsUrl.describe("The link of 'Learn more'"),
		country: countryCode
			.optional()
			.describe("The country of the company for search engines: two letters of ISO 3166, such as UZ"),
		email: z.email({ error: zodMessage("email") }).describe("The address in the footer"),
		social: listById(socialLink).describe("The social networks in the footer"),
		header: listById(linkIn("header")).describe("The links of the header, from left to right"),
		links: listById(linkIn("footer")).optional().describe("The links of the footer, above those to the resources"),
		landing: uniqueList(landingEntry)
			.refine((sections) => sections.includes("resources"), {
				// With a separate path, the other sections still count as valid.
				path: ["resources"],
				error: zodMessage("resourcesHidden"),
			})
			.describe("The sections of the landing page, from top to bottom"),
		share: localizedImage(shareWidth, "The picture in the preview of a shared link", [[40, 21]]),
	})
	.describe("Links, addresses and the order of the landing page");

export type Site = z.infer<typeof site>;
