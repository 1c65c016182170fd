import { act, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { staticSection } from "../../../src/components/static-section";
import { recordConsole } from "../../kit/record-console";

const Links = () => <a href="/templates/?q=bot#results">Templates</a>;

test("on a first visit, the HTML stays without code, and its links open pages without loading the document", async () => {
	const load = jest.fn(async () => Links);
	const Section = staticSection(load);
	const container = document.createElement("div");
	document.body.append(container);
	container.innerHTML = renderToString(
		<div>
			<Links />
		</div>,
	);
	const link = screen.getByRole("link");
	const root = await act(async () => hydrateRoot(container, <Section />));
	await act(async () => root.render(<Section />));
	expect(screen.getByRole("link")).toBe(link);
	// jsdom cannot navigate.
	link.addEventListener("click", (event) => event.preventDefault(), { once: true });
	fireEvent.click(link, { ctrlKey: true });
	expect(navigate).not.toHaveBeenCalled();
	await act(async () => link.click());
	expect(navigate).toHaveBeenCalledWith("/templates/?q=bot#results");
	expect(load).not.toHaveBeenCalled();
	act(() => root.unmount());
	expect(load).toHaveBeenCalled();
});

test("a page that a link opens is shown without a section that cannot be loaded", async () => {
	const log = recordConsole();
	const Section = staticSection(() => Promise.reject(new Error("offline")));
	await act(async () =>
		render(
			<>
				<h1>Page</h1>
				<Section />
			</>,
		),
	);
	expect(screen.getByRole("heading")).toBeVisible();
	expect(log).toHaveBeenCalledTimes(1);
});
