import { act, render, waitFor } from "@testing-library/react";
import { type HeadCall, useHead } from "../../../../src/site/head/head-handler";
import { HeadTags } from "../../../../src/site/head/head-tags";

const rendered = jest.fn();

function Head({ data }: { data: unknown }) {
	const { language, title } = data as { language: string; title: string };
	rendered();
	return <HeadTags language={language} copy={() => "Qahva"} title={title} description={`About ${title}`} />;
}

function Page(call: HeadCall) {
	useHead(call);
	return null;
}

const page = (pathname: string, data: object) => (
	<Page
		pageComponent={{ Head }}
		pageComponentProps={{ params: {}, data, pageContext: known, location: { pathname } }}
	/>
);
const known = {};

const tag = (selector: string) => [...document.head.querySelectorAll(selector)];

test("takes the built head's place, follows the pages, and leaves the language alone where the page stays", async () => {
	document.head.innerHTML =
		'<meta charset="utf-8"><title data-gatsby-head="true">Built</title><meta name="description" content="Built" data-gatsby-head="true">';
	const english = { language: "en", title: "Templates" };
	const { rerender } = render(page("/templates/", english));
	await waitFor(() => expect(tag("[data-gatsby-head]")).toEqual([]));
	expect(tag("title").map(({ textContent }) => textContent)).toEqual(["Templates · Qahva"]);
	expect(tag('[name="description"]').map((meta) => meta.getAttribute("content"))).toEqual(["About Templates"]);
	expect(document.documentElement.lang).toBe("en");

	const changes: MutationRecord[] = [];
	const observer = new MutationObserver((records) => changes.push(...records));
	observer.observe(document.documentElement, { attributes: true });
	observer.observe(document.head, { attributes: true, childList: true, subtree: true });
	rendered.mockClear();
	// The query or the hash is another one.
	rerender(page("/templates/", english));
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(rendered).not.toHaveBeenCalled();
	expect(changes).toEqual([]);
	observer.disconnect();

	rerender(page("/uz/templates/", { language: "uz", title: "Skriptlar" }));
	await waitFor(() => expect(document.title).toBe("Skriptlar · Qahva"));
	expect(tag("title")).toHaveLength(1);
	expect(document.documentElement.lang).toBe("uz-Latn");
	expect(tag("meta[charset]")).toHaveLength(1);
});

test("leaves the head as it is on a page that says nothing of it", async () => {
	document.head.innerHTML = "<title>As it was</title>";
	const nothing = { params: {}, data: {}, pageContext: known, location: { pathname: "/" } };
	render(<Page pageComponent={undefined} pageComponentProps={nothing} />);
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(document.title).toBe("As it was");
});
