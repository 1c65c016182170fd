import { act, fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { type ReactElement, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { island } from "../../../src/components/island";
import { Link } from "../../../src/i18n/link";
import { recordConsole } from "../../kit/record-console";
import { renderPage, withProviders } from "../../kit/render";

const link = (name: string) => screen.getByRole("link", { name });

/** Hydrates a page whose prerendered HTML has a part in place of its island. */
async function hydratePage(page: ReactElement, html: ReactElement) {
	const container = document.createElement("div");
	document.body.replaceChildren(container);
	container.innerHTML = renderToString(withProviders(html));
	const root = await act(async () => hydrateRoot(container, withProviders(page)));
	return root;
}

function Links() {
	return (
		<>
			<Link to="/templates/?q=bot#results">Templates</Link>
			<Link to="/">Home</Link>
			<a href="/register">Get started</a>
		</>
	);
}

test("on a first visit, the HTML stays without code, and its links open pages without loading the document", async () => {
	const load = jest.fn(async () => Links);
	const Island = island(load, { hydrate: "never" });
	const html = (
		<div>
			<Links />
		</div>
	);
	const root = await hydratePage(<Island />, html);
	const templates = link("Templates");
	await act(async () => root.render(withProviders(<Island />)));
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

const Count = ({ count }: { count: number }) => <output>Count {count}</output>;

test.each(["never", "visible"] as const)("hydrate: %s renders again when a prop changes", async (hydrate) => {
	const Island = island(async () => Count, { hydrate });
	function Counter({ children = (count: number) => <Island count={count} /> }) {
		const [count, setCount] = useState(0);
		return (
			<>
				<button type="button" onClick={() => setCount(count + 1)}>
					Add
				</button>
				{children(count)}
			</>
		);
	}
	const html = (
		<Counter>
			{(count) => (
				<div>
					<Count count={count} />
				</div>
			)}
		</Counter>
	);
	await hydratePage(<Counter />, html);
	for (const expected of ["Count 0", "Count 1", "Count 2"]) {
		expect(screen.getByRole("status")).toHaveTextContent(expected);
		await act(async () => screen.getByRole("button").click());
	}
});

test("the language of the page is like a prop", async () => {
	const Language = () => <Link to="/">Home</Link>;
	const Island = island(async () => Language, { hydrate: "never" });
	const root = await hydratePage(
		<Island />,
		<div>
			<Language />
		</div>,
	);
	await act(async () => root.render(withProviders(<Island />, "ru")));
	expect(link("Home")).toHaveAttribute("href", "/ru/");
});

test("a page that a link opens is shown without an island that cannot be loaded, and with it later", async () => {
	const log = recordConsole();
	jest.useFakeTimers();
	const failed = new Error("offline");
	const load = jest.fn().mockRejectedValueOnce(failed).mockRejectedValueOnce(failed);
	const Island = island(
		load.mockResolvedValue(() => <p>Part</p>),
		{ hydrate: "never" },
	);
	await act(async () =>
		renderPage(
			<>
				<h1>Page</h1>
				<Island />
			</>,
		),
	);
	expect(screen.getByRole("heading")).toBeVisible();
	expect(screen.queryByText("Part")).toBeNull();
	await act(() => jest.advanceTimersByTimeAsync(10_000));
	expect(screen.getByText("Part")).toBeVisible();
	expect(log).toHaveBeenCalledTimes(1);
});
