import { act, render } from "@testing-library/react";
import { RouteAnnouncer } from "../../../src/layout/route-announcer";

let rerender: ReturnType<typeof render>["rerender"];
const announced = () => document.getElementById("route-announcer")?.textContent;

/** Opens a page as Gatsby does: the title follows some time after the page. Returns what was announced until then. */
function open(pathname: string, title: string) {
	rerender(<RouteAnnouncer pathname={pathname} />);
	act(() => jest.advanceTimersByTime(100));
	const before = announced();
	document.title = title;
	act(() => jest.runAllTimers());
	return before;
}

beforeEach(() => {
	jest.useFakeTimers();
	document.title = "Главная";
	rerender = render(<RouteAnnouncer pathname="/ru/" />).rerender;
	act(() => jest.runAllTimers());
});

test("does not announce the first page, which screen readers read by themselves", () => {
	expect(announced()).toBe("");
});

test("announces the title of each new page once it is known", () => {
	expect(open("/ru/templates/", "Шаблоны")).toBe("");
	expect(announced()).toBe("Шаблоны");
	expect(open("/ru/", "Главная")).toBe("");
	expect(announced()).toBe("Главная");
});

test("announces a page with the same title as the previous page", () => {
	open("/ru/template/1/", "Бот");
	expect(open("/ru/template/2/", "Бот")).toBe("");
	expect(announced()).toBe("Бот");
});
