/** @jest-environment node */

import { readTranslations } from "../../../gatsby/site-sources";
import { softwareApplication } from "../../../src/features/landing/structured-data";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { siteUrl } from "../../../src/seo/site-metadata";
import { breadcrumbList, jsonLd, organization, webSite } from "../../../src/seo/structured-data";
import { readContent } from "../../kit/content";
import { translations } from "../../kit/translations";

type Plans = Queries.PlansContentFragment;
type Site = { email: string; social: { url: string }[] };

const { groups } = readContent<Plans>("plans");
const site = readContent<Site>("site");

test.each(languages)("every plan is an offer with its monthly price in $code", ({ code }) => {
	const pricing = translations(code, "pricing");
	const names: Record<string, { name: string; description: string }> = pricing.plans;
	const node = softwareApplication({
		groups,
		language: code,
		name: "Qahva",
		description: "…",
		pricing: (key) => key.split(".").reduce((at: never, part) => at[part], pricing as never),
	});
	const url = `${siteUrl}${localizedPath("/", code)}`;
	expect(node).toMatchObject({ "@type": "SoftwareApplication", applicationCategory: "DeveloperApplication", url });
	expect(node.offers).toEqual(
		groups.flatMap(({ plans }) =>
			plans.map(({ id, price }) =>
				expect.objectContaining({
					"@type": "Offer",
					...names[id],
					price,
					priceCurrency: "USD",
					priceSpecification: expect.objectContaining({ price, priceCurrency: "USD", unitCode: "MON" }),
				}),
			),
		),
	);
	expect(JSON.stringify(node)).not.toMatch(/"(aggregateRating|reviews?)"/);
});

test.each(languages)("the organization has the details of the footer in $code", ({ code }) => {
	const copy = readTranslations(code);
	const { brand } = translations(code, "common");
	expect(organization(site, (key) => copy("common", key))).toMatchObject({
		name: brand.name,
		legalName: brand.company,
		email: site.email,
		sameAs: site.social.map(({ url }) => url),
		address: { addressLocality: brand.city, addressCountry: brand.country },
	});
	expect(webSite((key) => copy("common", key)).publisher).toEqual({ "@id": `${siteUrl}/#organization` });
});

test.each(languages)("breadcrumb positions start at 1 and URLs are absolute in $code", ({ code }) => {
	const trail = [
		{ name: "Home", path: "/" },
		{ name: "Templates", path: "/templates/" },
	];
	expect(breadcrumbList(trail, code).itemListElement).toEqual([
		{ "@type": "ListItem", position: 1, name: "Home", item: siteUrl + localizedPath("/", code) },
		{ "@type": "ListItem", position: 2, name: "Templates", item: siteUrl + localizedPath("/templates/", code) },
	]);
});

test("no text can end the script element", () => {
	const text = "</script><script>alert(1)</script><!--";
	const json = jsonLd([{ "@type": "Organization", name: text }]);
	expect(json).not.toContain("<");
	expect(JSON.parse(json)).toEqual({
		"@context": "https://schema.org",
		"@graph": [{ "@type": "Organization", name: text }],
	});
});
