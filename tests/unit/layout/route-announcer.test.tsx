import { act, render } from "@testing-library/react";
import { RouteAnnouncer } from "../../../src/layout/route-announcer";

let rerender: ReturnType<typeof render>["rerender"];
const announced = () => document.getElementById("route-announcer")?.textContent;

/** Opens a page as Gatsby does: the title follows some time after the page. */
function open(pathname: string, title: string) {
	rerender(<RouteAnnouncer pathname={pathname} />);
	act(() => jest.advanceTimersByTime(100));
	document.title = title;
	act(() => jest.runAllTimers());
}

beforeEach(() => {
	jest.useFakeTimers();
	document.title = "Главная";
	rerender = render(<RouteAnnouncer pathname="/ru/" />).rerender;
	act(() => jest.runAllTimers());
});

test("announces a page with the same title as the previous page", () => {
	open("/ru/template/1/", "Бот");
	open("/ru/template/2/", "Бот");
	expect(announced()).toBe("Бот");
});
