import { act, render, screen } from "@testing-library/react";
import { useInView } from "../../../../src/components/hooks/use-in-view";

function Target() {
	const { ref, inView } = useInView<HTMLParagraphElement>({ rootMargin: "10px" });
	return <p ref={ref}>{inView ? "in view" : "out of view"}</p>;
}

test("is true once the element has been visible, and stops observing it", () => {
	const disconnect = jest.fn();
	let report = (_isIntersecting: boolean) => {};
	const Observer = jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((callback) => {
		const observe = (target: Element) => {
			report = (isIntersecting) => callback([{ isIntersecting, target }] as never, {} as never);
		};
		return { observe, disconnect } as never;
	});
	render(<Target />);
	expect(Observer).toHaveBeenCalledWith(expect.any(Function), { root: null, rootMargin: "10px" });
	act(() => report(false));
	expect(screen.getByText("out of view")).toBeVisible();
	act(() => report(true));
	expect(screen.getByText("in view")).toBeVisible();
	expect(disconnect).toHaveBeenCalledTimes(1);
	expect(Observer).toHaveBeenCalledTimes(1);
});
