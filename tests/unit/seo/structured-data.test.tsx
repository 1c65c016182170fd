import { render } from "@testing-library/react";
import { siteUrl } from "../../../src/seo/site-metadata";
import { breadcrumbList, jsonLd, organization, StructuredData, webSite } from "../../../src/seo/structured-data";
import { withProviders } from "../../kit/render";

const translate = (key: string) => `<${key}>`;

test("the organization has the details of the footer, and publishes the site", () => {
	const site = { country: "UZ", email: "a@example.org", social: [{ url: "https://t.me/a" }] };
	expect(organization(site, translate)).toMatchObject({
		name: "<brand.name>",
		legalName: "<brand.company>",
		email: site.email,
		sameAs: ["https://t.me/a"],
		address: { addressLocality: "<brand.city>", addressCountry: "UZ" },
	});
	expect(webSite(translate).publisher).toEqual({ "@id": `${siteUrl}/#organization` });
});

test("breadcrumb positions start at 1 and URLs are absolute", () => {
	const trail = [
		{ name: "Home", path: "/" },
		{ name: "Templates", path: "/templates/" },
	];
	expect(breadcrumbList(trail, "uz").itemListElement).toEqual([
		{ "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/uz/` },
		{ "@type": "ListItem", position: 2, name: "Templates", item: `${siteUrl}/uz/templates/` },
	]);
});

test("no text can end the script element", () => {
	const graph = [{ "@type": "Organization", name: "</script><script>alert(1)</script><!--" } as const];
	const json = jsonLd(graph);
	expect(json).not.toContain("<");
	expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": graph });
});

test("hydration keeps the prerendered script", () => {
	const page = document.createElement("div");
	const prerendered = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
	page.innerHTML = prerendered;
	const element = withProviders(<StructuredData />);
	const { rerender, unmount } = render(element, { container: page, hydrate: true });
	rerender(element);
	expect(page.innerHTML).toBe(prerendered);
	unmount();
	expect(page.innerHTML).toBe("");
});
