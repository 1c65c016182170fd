/** @jest-environment node */

import { readCopy } from "../../../../src/build/copy";
import { languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { softwareApplication } from "../../../../src/pricing/software-application";
import { siteUrl } from "../../../../src/site/head/site-url";
import { breadcrumbList, organization, webSite } from "../../../../src/site/structured-data/nodes";
import { jsonLd } from "../../../../src/site/structured-data/structured-data";
import { readContent } from "../../../kit/content";
import { copyOf } from "../../../kit/copy";

type Plans = Queries.PlansContentFragment;
type Site = { email: string; social: { url: string }[] };

const { groups } = readContent<Plans>("plans");
const site = readContent<Site>("site");

test.each(languages)("each plan is an offer at its monthly price in $code", ({ code }) => {
	const pricing = copyOf(code, "pricing");
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

test.each(languages)("the organization is the one of the footer in $code", ({ code }) => {
	const copy = readCopy(code);
	const { brand } = copyOf(code, "common");
	expect(organization(site, (key) => copy("common", key))).toMatchObject({
		name: brand.name,
		legalName: brand.company,
		email: site.email,
		sameAs: site.social.map(({ url }) => url),
		address: { addressLocality: brand.city, addressCountry: brand.country },
	});
	expect(webSite((key) => copy("common", key)).publisher).toEqual({ "@id": `${siteUrl}/#organization` });
});

test.each(languages)("the way to a page is counted from one, with full addresses in $code", ({ code }) => {
	const trail = [
		{ name: "Home", path: "/" },
		{ name: "Templates", path: "/templates/" },
	];
	expect(breadcrumbList(trail, code).itemListElement).toEqual([
		{ "@type": "ListItem", position: 1, name: "Home", item: siteUrl + localizedPath("/", code) },
		{ "@type": "ListItem", position: 2, name: "Templates", item: siteUrl + localizedPath("/templates/", code) },
	]);
});

test("nothing in the copy can end the script element", () => {
	const text = "</script><script>alert(1)</script><!--";
	const json = jsonLd([{ "@type": "Organization", name: text }]);
	expect(json).not.toContain("<");
	expect(JSON.parse(json)).toEqual({
		"@context": "https://schema.org",
		"@graph": [{ "@type": "Organization", name: text }],
	});
});
