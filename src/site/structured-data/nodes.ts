import { htmlLang, languages } from "../../i18n/languages";
import { localizedPath } from "../../i18n/paths";
import { siteUrl } from "../head/site-url";

/** A thing of schema.org. */
export type Node = { "@type": string } & Record<string, unknown>;

/** Copy by its key in one namespace. */
export type Copy = (key: string) => string;

const organizationId = `${siteUrl}/#organization`;

/** Names the organization in a node beside it. */
export const byOrganization = { "@id": organizationId };

export type OrganizationContent = { email: string; social: readonly { readonly url: string }[] };

/** Who runs the site, as the footer says it. */
export function organization({ email, social }: OrganizationContent, common: Copy): Node {
	return {
		"@type": "Organization",
		"@id": organizationId,
		name: common("brand.name"),
		legalName: common("brand.company"),
		url: `${siteUrl}/`,
		logo: `${siteUrl}/icon-512.png`,
		email,
		address: {
			"@type": "PostalAddress",
			addressLocality: common("brand.city"),
			addressCountry: common("brand.country"),
		},
		sameAs: social.map(({ url }) => url),
	};
}

/** The site as a whole, in all its languages. */
export function webSite(common: Copy): Node {
	return {
		"@type": "WebSite",
		"@id": `${siteUrl}/#website`,
		name: common("brand.name"),
		description: common("brand.tagline"),
		url: `${siteUrl}/`,
		inLanguage: languages.map(({ code }) => htmlLang(code)),
		publisher: byOrganization,
	};
}

/** The way from the home page to this one. `path` is without its language. */
export function breadcrumbList(trail: readonly { name: string; path: string }[], language: string): Node {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: siteUrl + localizedPath(path, language),
		})),
	};
}
