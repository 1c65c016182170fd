import { screen, within } from "@testing-library/react";
import { ContentPageArticle } from "../../../src/features/pages/content-page-article";
import { Prose } from "../../../src/features/pages/prose";
import { ProseSection } from "../../../src/features/pages/prose-section";
import { renderPage } from "../../kit/render";
import { english } from "../../kit/translations";

const link = { tag: "Link", props: { to: "/b/", languages: [] }, children: ["Link"] };
const bold = { tag: "strong", children: [link] };
const heading = (id: string, children: object[] | string[], tag = "h2") => ({ tag, props: { id }, children });

const page = {
	name: "a",
	path: "/a/",
	title: "A",
	prose: [
		heading("one", ["One"]),
		heading("two", [bold]),
		heading("three", ["Three"], "h6"),
		{ tag: "p", children: ["Prose ", link, { tag: "br" }] },
	],
	pictures: [],
} as unknown as Queries.PageProseFragment;

const nameAndTarget = (element: HTMLElement) => [element.textContent, element.getAttribute("href")];

test("a heading is a link to itself, unless it contains another link", () => {
	renderPage(<Prose page={page} />);
	expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
	expect(screen.getAllByRole("link").map(nameAndTarget)).toEqual([
		["One", "/a/#one"],
		["Link", "/b/"],
		["Three", "/a/#three"],
		["Link", "/b/"],
	]);
});

test("headings of a section are one level lower, if HTML has it, without links and ids", () => {
	renderPage(<Prose page={page} headingShift={1} />);
	const [one] = screen.getAllByRole("heading", { level: 3 });
	expect(one?.outerHTML).toBe("<h3>One</h3>");
	expect(screen.getByRole("heading", { level: 6 })).toHaveTextContent("Three");
});

test("phones show the narrow version of a picture", () => {
	const picture = (name: string) => ({
		relativePath: `images/${name}.png`,
		childImageSharp: {
			gatsbyImageData: { width: 2, height: 1, images: { fallback: { src: `/${name}.webp`, srcSet: name } } },
		},
	});
	const prose = [{ tag: "Picture", props: { src: "/images/a.png", alt: "A" } }];
	const pictures = [picture("a"), picture("a-narrow")];
	renderPage(<Prose page={{ ...page, prose, pictures } as unknown as Queries.PageProseFragment} />);
	const sources = [...document.querySelectorAll("source")].map(({ media, srcset }) => [media, srcset]);
	expect(sources).toEqual([
		["(max-width: 40rem)", "a-narrow"],
		["", "a"],
	]);
});

test("a row of pictures shows small ones, and a link with a variant is a button", () => {
	const small = { width: 80, height: 40, images: { fallback: { src: "/s.webp", srcSet: "/s.webp 1x" } } };
	const pictures = [{ relativePath: "images/a.png", childImageSharp: { small } }];
	const prose = [
		{ tag: "p", children: [{ tag: "img", props: { src: "/images/a.png", alt: "A" } }] },
		{ tag: "a", props: { href: "https://b.example", variant: "secondary" }, children: ["B"] },
	];
	renderPage(<Prose page={{ ...page, prose, pictures } as unknown as Queries.PageProseFragment} />);
	expect(screen.getByRole("img", { name: "A" })).toHaveAttribute("height", "40");
	expect(screen.getByRole("link", { name: "B" })).toHaveClass("button", "secondary");
});

test("the first paragraph of a section is the lead beside its title", () => {
	const prose = [{ tag: "p", children: ["Lead ", link] }, ...(page.prose as unknown as object[])];
	renderPage(<ProseSection page={{ ...page, prose } as unknown as Queries.PageProseFragment} />);
	const title = screen.getByRole("heading", { level: 2, name: "A" });
	expect(title.parentElement).toHaveTextContent("ALead Link");
});

test.each([
	[3, ["One", "Two", "Three"]],
	[2, []],
])("the contents of a page with %i main headings", (count, contents) => {
	const headings = [
		heading("one", ["One"]),
		heading("two", [{ tag: "code", children: ["Two"] }]),
		heading("three", ["Three"]),
	];
	const prose = [heading("zero", ["Zero"], "h3"), ...headings.slice(0, count)];
	renderPage(<ContentPageArticle page={{ ...page, prose } as unknown as Queries.ContentPageFieldsFragment} />);
	const list = screen.queryByRole("navigation", { name: english.common.contents });
	const links = list ? within(list).getAllByRole("link") : [];
	expect(links.map(nameAndTarget)).toEqual(contents.map((title) => [title, `/a/#${title.toLowerCase()}`]));
});
