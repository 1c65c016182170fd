import { fireEvent, screen } from "@testing-library/react";
import { prefetchPathname } from "gatsby";
import { preloadTemplate } from "../../../../../src/features/catalog/api/detail-call";
import { PrefetchingLink } from "../../../../../src/features/catalog/card/prefetching-link";
import { renderPage } from "../../../../kit/render";

jest.mock("../../../../../src/features/catalog/api/detail-call", () => ({ preloadTemplate: jest.fn() }));

let unmount: () => void;
beforeEach(() => {
	jest.useFakeTimers();
	jest.mocked(preloadTemplate).mockClear();
	jest.mocked(prefetchPathname).mockClear();
	unmount = renderPage(<PrefetchingLink id="7">Seven</PrefetchingLink>).unmount;
});

const link = () => screen.getByRole("link");

/** The paths and ids that were prefetched. */
const prefetched = () => [prefetchPathname, preloadTemplate].flatMap((each) => jest.mocked(each).mock.calls.flat());

test.each(["pointerEnter", "focus"] as const)("prefetches the page and the template a moment after %s", (intent) => {
	fireEvent[intent](link());
	expect(prefetched()).toEqual([]);
	jest.advanceTimersByTime(100);
	expect(prefetched()).toEqual(["/template/7/", "7"]);
});

test.each<[what: string, cancel: () => void]>([
	["the pointer leaves", () => fireEvent.pointerLeave(link())],
	["a finger scrolls", () => fireEvent.pointerCancel(link())],
	["the focus moves on", () => fireEvent.blur(link())],
	["the page is left", () => unmount()],
])("prefetches nothing when %s at once", (_, cancel) => {
	fireEvent.pointerEnter(link());
	cancel();
	jest.advanceTimersByTime(1000);
	expect(prefetched()).toEqual([]);
});

test.each([
	["connection", { saveData: true }],
	["onLine", false],
])("prefetches nothing with %s %j", (name, value) => {
	Object.defineProperty(navigator, name, { value, configurable: true });
	fireEvent.focus(link());
	jest.advanceTimersByTime(1000);
	Reflect.deleteProperty(navigator, name);
	expect(prefetched()).toEqual([]);
});
