import { act, render } from "@testing-library/react";
import { RouteAnnouncer } from "../../../src/layout/route-announcer";

test("announces a page with the same title as the previous page", () => {
	jest.useFakeTimers();
	const { container, rerender } = render(<RouteAnnouncer pathname="/ru/" />);
	for (const id of [1, 2]) {
		document.title = "Главная";
		rerender(<RouteAnnouncer pathname={`/ru/template/${id}/`} />);
		expect(container).toHaveTextContent(/^$/);
		// Gatsby updates the title some time after the page.
		act(() => jest.advanceTimersByTime(100));
		document.title = "Бот";
		act(() => jest.runAllTimers());
		expect(container).toHaveTextContent(/^Бот$/);
	}
});
