import { fireEvent, render, screen } from "@testing-library/react";
import { prefetchPathname } from "gatsby";
import { preloadTemplate } from "../../../../../src/features/catalog/api/template";
import { usePrefetchOnIntent } from "../../../../../src/features/catalog/card/use-prefetch-on-intent";

jest.mock("../../../../../src/features/catalog/api/template", () => ({ preloadTemplate: jest.fn() }));

function TemplateLink() {
	return (
		<a href="/template/7/" {...usePrefetchOnIntent("7")}>
			Seven
		</a>
	);
}

let unmount: () => void;
beforeEach(() => {
	jest.useFakeTimers();
	jest.mocked(preloadTemplate).mockClear();
	jest.mocked(prefetchPathname).mockClear();
	unmount = render(<TemplateLink />).unmount;
});

const link = () => screen.getByRole("link");
const intents = { pointer: fireEvent.pointerEnter, focus: fireEvent.focus };
const cancellations = {
	"the pointer leaves": () => fireEvent.pointerLeave(link()),
	"a finger scrolls": () => fireEvent.pointerCancel(link()),
	"the focus moves on": () => fireEvent.blur(link()),
	"the page is left": () => unmount(),
};

/** The paths and ids that were prefetched. */
const prefetched = () => [
	...jest.mocked(prefetchPathname).mock.calls.map(([path]) => path),
	...jest.mocked(preloadTemplate).mock.calls.map(([id]) => id),
];

test.each(Object.entries(intents))("prefetches the page and the template after a moment of %s", (_, begin) => {
	begin(link());
	expect(prefetched()).toEqual([]);
	jest.advanceTimersByTime(100);
	expect(prefetched()).toEqual(["/template/7/", "7"]);
});

test.each(Object.entries(cancellations))("prefetches nothing when %s at once", (_, cancel) => {
	fireEvent.pointerEnter(link());
	cancel();
	jest.advanceTimersByTime(1000);
	expect(prefetched()).toEqual([]);
});

test.each([{ connection: { saveData: true } }, { onLine: false }])("prefetches nothing with %j", (properties) => {
	for (const [name, value] of Object.entries(properties)) {
		Object.defineProperty(navigator, name, { value, configurable: true });
	}
	fireEvent.focus(link());
	jest.advanceTimersByTime(1000);
	for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
	expect(prefetched()).toEqual([]);
});
