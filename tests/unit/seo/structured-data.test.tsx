import { render } from "@testing-library/react";
import { StructuredData } from "../../../../src/site/structured-data/structured-data";

/** What the build writes. */
const built = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';

function container() {
	const element = document.createElement("div");
	document.body.append(element);
	return element;
}

test("the browser leaves what was built as it found it, without having it", () => {
	const page = container();
	page.innerHTML = built;
	const { rerender, unmount } = render(<StructuredData json={undefined} />, { container: page, hydrate: true });
	expect(page.innerHTML).toBe(built);
	rerender(<StructuredData json={undefined} />);
	expect(page.innerHTML).toBe(built);
	unmount();
	expect(page.innerHTML).toBe("");
});

test("a page that the browser makes has none", () => {
	const page = container();
	render(<StructuredData json={undefined} />, { container: page });
	expect(page.innerHTML).toBe("");
});
