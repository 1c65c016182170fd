import { screen, within } from "@testing-library/react";
import { languages, localizedPath } from "../../../../src/i18n/languages";
import { Footer } from "../../../../src/layout/footer/footer";
import { normalizeSpaces, readContent } from "../../../kit/content";
import { renderPage } from "../../../kit/render";
import { translations } from "../../../kit/translations";

const site = readContent<NonNullable<Queries.SiteContentQuery["site"]>>("site");
const blocks = ["about-us", "faq", "contact-us", "blogs", "privacy-policy"] as const;

test("shows the resource links in English", () => {
	renderPage(<Footer />);
	const links = within(screen.getByRole("navigation", { name: "Resources" })).getAllByRole("link");
	const names = links.map((link) => link.textContent);
	expect(names).toEqual(["About us", "FAQ", "Contact Us", "Blogs", "Privacy policy"]);
});

test.each(languages)("links to the blocks of the landing page in $code", ({ code }) => {
	renderPage(<Footer />, { language: code });
	const copy = translations(code, "common").footer;
	const links = within(screen.getByRole("navigation", { name: copy.resources })).getAllByRole("link");
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
		blocks.map((id) => [copy.links[id], localizedPath(`/#${id}`, code)]),
	);
});

test.each(languages)(
	"shows the company, its city, mail address, networks and the year of the build in $code",
	({ code }) => {
		renderPage(<Footer />, { language: code });
		const { brand, footer } = translations(code, "common");
		const footerText = screen.getByRole("contentinfo");
		expect(footerText).toHaveTextContent(normalizeSpaces(`${brand.city}, ${brand.country}`));
		expect(footerText).toHaveTextContent("2031");
		expect(within(footerText).getByText(normalizeSpaces(brand.company))).toBeVisible();
		expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
		const names: Record<string, string> = footer.networks;
		for (const { id, url } of site.social) {
			expect(screen.getByRole("link", { name: names[id] })).toHaveAttribute("href", url);
		}
	},
);
