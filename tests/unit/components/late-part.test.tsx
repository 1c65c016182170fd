import { act, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { type ComponentType, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { latePart } from "../../../src/components/late-part";
import { recordConsole } from "../../kit/record-console";

type CounterProps = { step: number };

function Counter({ step }: CounterProps) {
	const [count, setCount] = useState(0);
	return (
		<>
			<button type="button" onClick={() => setCount(count + step)}>
				{count}
			</button>
			<a href="/templates/?q=bot#results">Templates</a>
		</>
	);
}

let comeNear: () => void;

beforeEach(() => {
	document.body.replaceChildren();
	jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((callback) => {
		comeNear = () => callback([{ isIntersecting: true }] as never, {} as never);
		return { observe: () => {}, disconnect: () => {} } as never;
	});
});

/** Hydrates the HTML of the part, whose code `load` loads. */
async function hydrate(load: () => Promise<ComponentType<CounterProps>>, interactive = true) {
	const container = document.createElement("div");
	document.body.append(container);
	container.innerHTML = renderToString(
		<div>
			<Counter step={2} />
		</div>,
	);
	const Part = latePart(load, { interactive });
	const root = await act(async () => hydrateRoot(container, <Part step={2} />));
	const renderAgain = () => act(async () => root.render(<Part step={2} />));
	return { button: screen.getByRole("button", { name: "0" }), renderAgain };
}

test("keeps the prerendered HTML until it is near, also when the page renders again", async () => {
	const load = jest.fn(async () => Counter);
	const { button, renderAgain } = await hydrate(load);
	await renderAgain();
	expect(screen.getByRole("button", { name: "0" })).toBe(button);
	expect(load).not.toHaveBeenCalled();
	await act(async () => comeNear());
	await act(async () => screen.getByRole("button", { name: "0" }).click());
	expect(screen.getByRole("button", { name: "2" })).toBeInTheDocument();
});

test("links in prerendered HTML open pages without loading the document", async () => {
	const load = jest.fn(async () => Counter);
	await hydrate(load, false);
	const link = screen.getByRole("link");
	// jsdom cannot navigate.
	link.addEventListener("click", (event) => event.preventDefault(), { once: true });
	fireEvent.click(link, { ctrlKey: true });
	expect(navigate).not.toHaveBeenCalled();
	await act(async () => link.click());
	expect(navigate).toHaveBeenCalledWith("/templates/?q=bot#results");
	expect(load).not.toHaveBeenCalled();
});

test("a page without prerendered HTML is shown without a part that cannot be loaded", async () => {
	const log = recordConsole();
	const Part = latePart<CounterProps>(() => Promise.reject(new Error("offline")));
	await act(async () =>
		render(
			<>
				<h1>Page</h1>
				<Part step={1} />
			</>,
		),
	);
	expect(screen.getByRole("heading")).toBeVisible();
	expect(screen.queryByRole("button")).toBeNull();
	expect(log).toHaveBeenCalledTimes(1);
});
