import { act, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { lazyOnSight } from "../../../src/components/lazy-on-sight";
import { recordConsole } from "../../kit/record-console";

type CounterProps = { step: number };

function Counter({ step }: CounterProps) {
	const [count, setCount] = useState(0);
	return (
		<button type="button" onClick={() => setCount(count + step)}>
			{count}
		</button>
	);
}

let comeNear: () => void;

beforeEach(() => {
	jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((callback) => {
		comeNear = () => callback([{ isIntersecting: true }] as never, {} as never);
		return { observe: () => {}, disconnect: () => {} } as never;
	});
});

/** Hydrates HTML that was rendered with the component itself, with code that is loaded by `load`. */
async function hydrate(load: () => Promise<ComponentType<CounterProps>>) {
	const Prerendered = lazyOnSight(load, Counter);
	const Lazy = lazyOnSight(load, undefined);
	const container = document.createElement("div");
	document.body.append(container);
	container.innerHTML = renderToString(<Prerendered step={2} fallback="loading" />);
	const page = () => <Lazy step={2} fallback="loading" />;
	const root = await act(async () => hydrateRoot(container, page()));
	return { button: screen.getByRole("button", { name: "0" }), render: () => act(async () => root.render(page())) };
}

test("shows the prerendered HTML until it is near, also when the page renders again", async () => {
	const load = jest.fn(async () => Counter);
	const { button, render } = await hydrate(load);
	await render();
	expect(screen.getByRole("button", { name: "0" })).toBe(button);
	expect(load).not.toHaveBeenCalled();
	await act(async () => comeNear());
	await act(async () => screen.getByRole("button", { name: "0" }).click());
	expect(screen.getByRole("button", { name: "2" })).toBeInTheDocument();
});

test("keeps the prerendered element when its code cannot be loaded", async () => {
	const log = recordConsole();
	const { button } = await hydrate(() => Promise.reject(new Error("offline")));
	await act(async () => comeNear());
	expect(button).toBeInTheDocument();
	expect(log).toHaveBeenCalledTimes(1);
});
