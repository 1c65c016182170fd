import { render } from "@testing-library/react";
import { StructuredData } from "../../../src/seo/structured-data";

/** The prerendered HTML. */
const prerendered = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';

function container() {
	const element = document.createElement("div");
	document.body.append(element);
	return element;
}

test("hydration keeps the prerendered script without its text", () => {
	const page = container();
	page.innerHTML = prerendered;
	const { rerender, unmount } = render(<StructuredData json={undefined} />, { container: page, hydrate: true });
	expect(page.innerHTML).toBe(prerendered);
	rerender(<StructuredData json={undefined} />);
	expect(page.innerHTML).toBe(prerendered);
	unmount();
	expect(page.innerHTML).toBe("");
});

test("a page that is rendered in the browser has none", () => {
	const page = container();
	render(<StructuredData json={undefined} />, { container: page });
	expect(page.innerHTML).toBe("");
});
