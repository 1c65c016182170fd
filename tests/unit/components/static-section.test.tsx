import { act, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { staticSection } from "../../../src/components/static-section";
import { recordConsole } from "../../kit/record-console";

const Links = () => (
	<>
		<a href="/templates/?q=bot#results">Templates</a>
		<a href="/">Home</a>
		<a href="/register" rel="external">
			Get started
		</a>
	</>
);

const link = (name: string) => screen.getByRole("link", { name });

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
	const templates = link("Templates");
	const root = await act(async () => hydrateRoot(container, <Section />));
	await act(async () => root.render(<Section />));
	expect(link("Templates")).toBe(templates);
	// jsdom cannot navigate.
	const preventDefault = (event: Event) => event.preventDefault();
	window.addEventListener("click", preventDefault);
	fireEvent.click(templates, { ctrlKey: true });
	fireEvent.click(link("Get started"));
	expect(navigate).not.toHaveBeenCalled();
	await act(async () => templates.click());
	expect(navigate).toHaveBeenLastCalledWith("/templates/?q=bot#results", { replace: false });
	// Like Gatsby's links, one to the open page adds no entry to the history.
	await act(async () => link("Home").click());
	expect(navigate).toHaveBeenLastCalledWith("/", { replace: true });
	window.removeEventListener("click", preventDefault);
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
