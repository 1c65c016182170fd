import { act, screen, within } from "@testing-library/react";
import { Templates } from "../../../../../src/features/landing/templates/templates";
import { marketServer } from "../../../../kit/market-server";
import { renderPage } from "../../../../kit/render";

const market = marketServer();

test("loads the first templates when the section is a viewport away, and calls nothing before", async () => {
	market.answers({ body: [1, 2, 3].map((id) => ({ id, title: `Template ${id}` })) });
	let comeNear = () => {};
	const Observer = jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((callback) => {
		const observe = (target: Element) => {
			if (target.id === "templates")
				comeNear = () => callback([{ isIntersecting: true, target }] as never, {} as never);
		};
		return { observe, unobserve: () => {}, disconnect: () => {} } as never;
	});
	renderPage(<Templates content={{ cards: 2, seeAll: true }} />);
	const section = within(screen.getByRole("region", { name: "Templates" }));
	expect(section.getByRole("link")).toHaveAttribute("href", "/templates/");
	expect(document.querySelectorAll("[aria-hidden=true][data-needs-script] > *")).toHaveLength(2);
	await act(() => new Promise((done) => setTimeout(done, 50)));
	expect(market.calls).toHaveLength(0);
	expect(Observer).toHaveBeenCalledWith(expect.any(Function), expect.objectContaining({ rootMargin: "100% 0px" }));

	act(() => comeNear());
	const cards = await section.findAllByRole("heading", { level: 3 });
	expect(cards.map((card) => card.textContent)).toEqual(["Template 1", "Template 2"]);
	expect(market.calls).toHaveLength(1);
});
