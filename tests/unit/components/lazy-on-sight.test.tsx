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
	await act(async () => hydrateRoot(container, <Lazy step={2} fallback="loading" />));
	return screen.getByRole("button", { name: "0" });
}

test("keeps the prerendered element, and hydrates it when it is near", async () => {
	const load = jest.fn(async () => Counter);
	const button = await hydrate(load);
	expect(load).not.toHaveBeenCalled();
	await act(async () => comeNear());
	await act(async () => button.click());
	expect(button).toHaveTextContent("2");
});

test("keeps the prerendered element when its code cannot be loaded", async () => {
	const log = recordConsole();
	const button = await hydrate(() => Promise.reject(new Error("offline")));
	await act(async () => comeNear());
	expect(button).toBeInTheDocument();
	expect(log).toHaveBeenCalledTimes(1);
});
