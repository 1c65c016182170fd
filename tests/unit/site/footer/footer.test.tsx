import { screen, within } from "@testing-library/react";
import { languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { Footer } from "../../../../src/site/footer/footer";
import { asRead, readContent } from "../../../kit/content";
import { copyOf } from "../../../kit/copy";
import { renderPage } from "../../../kit/render";

const site = readContent<NonNullable<Queries.SiteContentQuery["site"]>>("site");
const blocks = ["about-us", "faq", "contact-us", "blogs", "privacy-policy"] as const;

test("names the resource links of the specification in English", () => {
	renderPage(<Footer />);
	const links = within(screen.getByRole("navigation", { name: "Resources" })).getAllByRole("link");
	const names = links.map((link) => link.textContent);
	expect(names).toEqual(["About us", "FAQ", "Contact Us", "Blogs", "Privacy policy"]);
});

test.each(languages)("leads to the blocks of the landing page in $code", ({ code }) => {
	renderPage(<Footer />, { language: code });
	const copy = copyOf(code, "common").footer;
	const links = within(screen.getByRole("navigation", { name: copy.resources })).getAllByRole("link");
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
		blocks.map((id) => [copy.links[id], localizedPath(`/#${id}`, code)]),
	);
});

test.each(languages)("says in $code who the company is, where, how to write and where to follow", ({ code }) => {
	jest.useFakeTimers({ now: new Date("2031-05-05") });
	renderPage(<Footer />, { language: code });
	const { brand, footer } = copyOf(code, "common");
	const footerText = screen.getByRole("contentinfo");
	expect(footerText).toHaveTextContent(asRead(`${brand.city}, ${brand.country}`));
	expect(footerText).toHaveTextContent("2031");
	expect(within(footerText).getByText(asRead(brand.company))).toBeVisible();
	expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
	const names: Record<string, string> = footer.networks;
	for (const { id, url } of site.social) {
		expect(screen.getByRole("link", { name: names[id] })).toHaveAttribute("href", url);
	}
});
