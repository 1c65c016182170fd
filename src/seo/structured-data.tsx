import { useWasPrerendered } from "../components/hooks/use-browser-value";
import type { Translate } from "../i18n/hooks";
import { htmlLang, languages, localizedPath } from "../i18n/languages";
import { useStringReader } from "../i18n/page-language";
import { useSite } from "../lib/use-site";
import { siteUrl } from "./site-metadata";

/** A schema.org node. */
export type SchemaNode = { "@type": string } & Record<string, unknown>;

const organizationId = `${siteUrl}/#organization`;

/** Refers to the organization node. */
export const byOrganization = { "@id": organizationId };

/**
 * The company, with the details of the footer.
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization(
	{ country, email, social }: { country: string | null; email: string; social: readonly { url: string }[] },
	translate: Translate,
): SchemaNode {
	return {
		"@type": "Organization",
		"@id": organizationId,
		name: translate("brand.name"),
		legalName: translate("brand.company"),
		url: `${siteUrl}/`,
		logo: `${siteUrl}/icon-512.png`,
		email,
		address: {
			"@type": "PostalAddress",
			addressLocality: translate("brand.city"),
			addressCountry: country ?? undefined,
		},
		sameAs: social.map(({ url }) => url),
	};
}

/** The site in all its languages, for its name in results. https://developers.google.com/search/docs/appearance/site-names */
export function webSite(translate: Translate): SchemaNode {
	return {
		"@type": "WebSite",
		"@id": `${siteUrl}/#website`,
		name: translate("brand.name"),
		description: translate("brand.tagline"),
		url: `${siteUrl}/`,
		inLanguage: languages.map(({ code }) => htmlLang(code)),
		publisher: byOrganization,
	};
}

/**
 * The breadcrumb from the home page to this one. Paths have no language prefix.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(trail: readonly { name: string; path: string }[], language: string): SchemaNode {
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

/** The text of a JSON-LD script. It cannot end the script element. */
export function jsonLd(nodes: readonly SchemaNode[]): string {
	return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}

/**
 * The JSON-LD of a prerendered page, for crawlers, which read the HTML.
 * - The browser only keeps it: Trusted Types forbid setting the text of a script. The code that generates it is not in the bundle.
 * - It is in the body: the browser renders `Head` again, and would have to generate it.
 * @param nodes in addition to the company and the site. Pass them only in a block `if (process.env.BUILD_STAGE === "build-html")`,
 * which webpack leaves out of the browser's bundle with all that only the block uses
 */
export function StructuredData({ nodes = [] }: { nodes?: readonly SchemaNode[] }) {
	const site = useSite();
	const readString = useStringReader();
	if (!useWasPrerendered()) return null;
	const translate: Translate = (key) => readString("common", key as never);
	const json =
		process.env.BUILD_STAGE === "build-html"
			? jsonLd([organization(site, translate), webSite(translate), ...nodes])
			: "";
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what could end the element
			dangerouslySetInnerHTML={{ __html: json }}
		/>
	);
}
