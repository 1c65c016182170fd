import { screen, within } from "@testing-library/react";
import { Text } from "../../../src/features/pages/text";
import { TextPageArticle } from "../../../src/features/pages/text-page-article";
import { TextSection } from "../../../src/features/pages/text-section";
import { renderPage } from "../../kit/render";
import { english } from "../../kit/translations";

const link = { tag: "Link", props: { to: "/b/", languages: [] }, children: ["Link"] };
const bold = { tag: "strong", children: [link] };
const heading = (id: string, children: object[] | string[], tag = "h2") => ({ tag, props: { id }, children });

const page = {
	name: "a",
	path: "/a/",
	title: "A",
	text: [
		heading("one", ["One"]),
		heading("two", [bold]),
		heading("three", ["Three"], "h6"),
		{ tag: "p", children: ["Text ", link, { tag: "br" }] },
	],
	pictures: [],
} as unknown as Queries.PageTextFragment;

const nameAndTarget = (element: HTMLElement) => [element.textContent, element.getAttribute("href")];

test("a heading is a link to itself, unless it contains another link", () => {
	renderPage(<Text page={page} />);
	expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
	expect(screen.getAllByRole("link").map(nameAndTarget)).toEqual([
		["One", "/a/#one"],
		["Link", "/b/"],
		["Three", "/a/#three"],
		["Link", "/b/"],
	]);
});

test("headings of a section are one level lower, if HTML has it, without links and ids", () => {
	renderPage(<Text page={page} headingShift={1} />);
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
	const text = [{ tag: "Picture", props: { src: "/images/a.png", alt: "A" } }];
	const pictures = [picture("a"), picture("a-narrow")];
	renderPage(<Text page={{ ...page, text, pictures } as unknown as Queries.PageTextFragment} />);
	const sources = [...document.querySelectorAll("source")].map(({ media, srcset }) => [media, srcset]);
	expect(sources).toEqual([
		["(max-width: 40rem)", "a-narrow"],
		["", "a"],
	]);
});

test("a row of pictures shows small ones, and a link with a variant is a button", () => {
	const small = { width: 80, height: 40, images: { fallback: { src: "/s.webp", srcSet: "/s.webp 1x" } } };
	const pictures = [{ relativePath: "images/a.png", childImageSharp: { small } }];
	const text = [
		{ tag: "p", children: [{ tag: "img", props: { src: "/images/a.png", alt: "A" } }] },
		{ tag: "a", props: { href: "https://b.example", variant: "secondary" }, children: ["B"] },
	];
	renderPage(<Text page={{ ...page, text, pictures } as unknown as Queries.PageTextFragment} />);
	expect(screen.getByRole("img", { name: "A" })).toHaveAttribute("height", "40");
	expect(screen.getByRole("link", { name: "B" })).toHaveClass("button", "secondary");
});

test("the first paragraph of a section is the lead beside its title", () => {
	const text = [{ tag: "p", children: ["Lead ", link] }, ...(page.text as unknown as object[])];
	renderPage(<TextSection page={{ ...page, text } as unknown as Queries.PageTextFragment} />);
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
	const text = [heading("zero", ["Zero"], "h3"), ...headings.slice(0, count)];
	renderPage(<TextPageArticle page={{ ...page, text } as unknown as Queries.TextPageContentFragment} />);
	const list = screen.queryByRole("navigation", { name: english.common.contents });
	const links = list ? within(list).getAllByRole("link") : [];
	expect(links.map(nameAndTarget)).toEqual(contents.map((title) => [title, `/a/#${title.toLowerCase()}`]));
});
