import { act, screen, waitFor } from "@testing-library/react";
import { preloadTemplate, useCachedTemplate, useTemplate } from "../../../../../src/features/catalog/api/template";
import { useOptionalTemplates, useTemplates } from "../../../../../src/features/catalog/api/templates";
import { type MarketCall, useMarketCall } from "../../../../../src/features/catalog/api/use-market-call";
import { onNotify } from "../../../../../src/layout/toasts/notify";
import { type MarketResponse, marketServer } from "../../../../kit/market-server";
import { recordConsole } from "../../../../kit/record-console";
import { renderPage } from "../../../../kit/render";

const market = marketServer();
const toasts: string[] = [];
let stop: () => void;
beforeEach(() => {
	toasts.length = 0;
	stop = onNotify((message) => toasts.push(message));
});
afterEach(() => stop());

function CallView({ call }: { call: MarketCall<{ title: string }> }) {
	return (
		<>
			<output>{call.state === "ready" ? call.data.title : call.state}</output>
			{call.state === "error" && (
				<button type="button" onClick={call.retry}>
					Retry
				</button>
			)}
		</>
	);
}

const Template = ({ id }: { id?: string }) => <CallView call={useTemplate(id)} />;
const status = () => screen.getByRole("status").textContent;
const titled = (url: URL) => ({ body: { title: `Template ${url.searchParams.get("id")}`, data: [] } });
const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

test("makes no call without an id, then goes from loading to ready, without a toast", async () => {
	market.answers(titled);
	const fetch = jest.spyOn(globalThis, "fetch");
	const { rerender } = renderPage(<Template />);
	expect(status()).toBe("loading");
	expect(fetch).not.toHaveBeenCalled();
	rerender(<Template id="1" />);
	expect(status()).toBe("loading");
	expect(await screen.findByText("Template 1")).toBeVisible();
	expect(toasts).toEqual([]);
});

test("shows one toast and logs one error for a failed call, and retries on request", async () => {
	const log = recordConsole();
	market.answers({ status: 500 });
	const { user } = renderPage(<Template id="1" />);
	expect(await screen.findByText("error")).toBeVisible();
	expect(toasts).toEqual(["Error!"]);
	expect(log.mock.calls).toEqual([[expect.objectContaining({ name: "MarketError", status: 500 })]]);

	let release = () => {};
	market.answers((url) => new Promise((answer) => (release = () => answer(titled(url)))));
	await user.click(screen.getByRole("button", { name: "Retry" }));
	expect(status()).toBe("loading");
	await waitFor(() => expect(market.calls).toHaveLength(2));
	release();
	expect(await screen.findByText("Template 1")).toBeVisible();
	expect(toasts).toHaveLength(1);
	expect(market.calls).toHaveLength(2);
});

test("never calls again by itself: not after a while, on focus, or on reconnect", async () => {
	jest.useFakeTimers();
	const fetcher = jest.fn(() => Promise.reject(new Error("down")));
	const Failing = () => <CallView call={useMarketCall("/once", fetcher, "Error")} />;
	renderPage(<Failing />);
	await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
	await act(async () => {
		window.dispatchEvent(new Event("focus"));
		document.dispatchEvent(new Event("visibilitychange"));
		window.dispatchEvent(new Event("online"));
		await jest.advanceTimersByTimeAsync(60_000);
	});
	jest.useRealTimers();
	expect(status()).toBe("error");
	expect(fetcher).toHaveBeenCalledTimes(1);
	expect(toasts).toEqual(["Error"]);
});

test("calls again when the id changes, and never shows the answer to another id", async () => {
	let answerFirst = () => {};
	market.answers((url) =>
		url.searchParams.get("id") === "1"
			? new Promise<MarketResponse>((answer) => (answerFirst = () => answer(titled(url))))
			: titled(url),
	);
	const { rerender } = renderPage(<Template id="1" />);
	await waitFor(() => expect(market.calls).toHaveLength(1));
	rerender(<Template id="2" />);
	expect(status()).toBe("loading");
	expect(await screen.findByText("Template 2")).toBeVisible();
	answerFirst();
	await wait(30);
	expect(status()).toBe("Template 2");

	rerender(<Template id="3" />);
	expect(status()).toBe("loading");
	expect(await screen.findByText("Template 3")).toBeVisible();
	expect(market.calls.map(({ path }) => new URL(path, "http://m").searchParams.get("id"))).toEqual(["1", "2", "3"]);
});

/** Reads the cache, as Gatsby's Head does: it stays mounted when the page changes. */
function Head({ id }: { id: string }) {
	return useCachedTemplate(id).error ? <i>failed</i> : null;
}

test("a page that is opened after one with an error calls again, once", async () => {
	const log = recordConsole();
	market.answers({ status: 500 });
	const pages = (key: string, id = "1") => (
		<>
			<Head id={id} />
			<Template key={key} id={id} />
		</>
	);
	const { rerender } = renderPage(pages("first"));
	expect(await screen.findByText("error")).toBeVisible();

	rerender(pages("second"));
	expect(status()).toBe("loading");
	expect(await screen.findByText("error")).toBeVisible();
	expect(market.calls).toHaveLength(2);
	expect(toasts).toHaveLength(2);

	market.answers(titled);
	rerender(pages("second", "2"));
	expect(await screen.findByText("Template 2")).toBeVisible();
	rerender(pages("second", "1"));
	expect(status()).toBe("loading");
	expect(await screen.findByText("Template 1")).toBeVisible();
	await wait(30);
	expect(market.calls).toHaveLength(4);
	expect(log).toHaveBeenCalledTimes(2);
	expect(toasts).toHaveLength(2);
});

test("a call that fails after its page was left shows one toast", async () => {
	const log = recordConsole();
	let fail = () => {};
	market.answers(() => new Promise((answer) => (fail = () => answer({ status: 500 }))));
	const { rerender } = renderPage(<Template id="1" />);
	await waitFor(() => expect(market.calls).toHaveLength(1));
	rerender(<p>Another page</p>);
	fail();
	await waitFor(() => expect(toasts).toEqual(["Error!"]));
	expect(log).toHaveBeenCalledTimes(1);
});

test("returns the same object until something changes", async () => {
	market.answers(titled);
	const seen = new Set<unknown>();
	function Watched() {
		const call = useTemplate("1");
		seen.add(call);
		return <output>{call.state}</output>;
	}
	const { rerender } = renderPage(<Watched />);
	await waitFor(() => expect(status()).toBe("ready"));
	const count = seen.size;
	rerender(<Watched />);
	expect(seen.size).toBe(count);
});

describe("a preload", () => {
	test("is used by the visit that follows", async () => {
		market.answers(titled);
		preloadTemplate("preloaded");
		renderPage(<Template id="preloaded" />);
		expect(await screen.findByText("Template preloaded")).toBeVisible();
		expect(market.calls).toHaveLength(1);
	});

	test("is not used twice", async () => {
		market.answers(titled);
		preloadTemplate("twice");
		const { rerender } = renderPage(<Template key="first" id="twice" />);
		expect(await screen.findByText("Template twice")).toBeVisible();
		rerender(<Template key="second" id="twice" />);
		await waitFor(() => expect(market.calls).toHaveLength(2));
	});

	test("that fails during the visit is logged once and shows one toast", async () => {
		const log = recordConsole();
		market.answers({ status: 500 });
		preloadTemplate("fails late");
		renderPage(<Template id="fails late" />);
		expect(await screen.findByText("error")).toBeVisible();
		expect([market.calls.length, log.mock.calls.length, toasts]).toEqual([1, 1, ["Error!"]]);
	});

	test("that has failed shows no toast, and a later visit calls again", async () => {
		const log = recordConsole();
		market.answers({ status: 500 });
		preloadTemplate("fails early");
		await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
		market.answers(titled);
		renderPage(<Template id="fails early" />);
		expect(await screen.findByText("Template fails early")).toBeVisible();
		expect(toasts).toEqual([]);
	});

	test("is not used after 10 seconds", async () => {
		market.answers(titled);
		preloadTemplate("old");
		await waitFor(() => expect(market.calls).toHaveLength(1));
		const later = Date.now() + 10_001;
		jest.spyOn(Date, "now").mockReturnValue(later);
		market.answers({ body: { title: "New", data: [] } });
		renderPage(<Template id="old" />);
		expect(await screen.findByText("New")).toBeVisible();
		expect(market.calls).toHaveLength(2);
	});
});

const wire = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `Template ${id}` }));

test("an equal list keeps its identity when it is called again", async () => {
	market.answers({ body: wire(3) });
	const seen = new Set<unknown>();
	function List() {
		const call = useTemplates();
		if (call.state === "ready") seen.add(call.data);
		return <output>{call.state}</output>;
	}
	const { rerender } = renderPage(<List key="first" />);
	await waitFor(() => expect(status()).toBe("ready"));
	rerender(<List key="second" />);
	await waitFor(() => expect(market.calls).toHaveLength(2));
	await wait(50);
	expect(seen.size).toBe(1);
	market.answers({ body: wire(4) });
	rerender(<List key="third" />);
	await waitFor(() => expect(seen.size).toBe(2));
});

describe("an optional list", () => {
	const RelatedCount = () => <p>{useOptionalTemplates()?.length ?? "none"}</p>;

	test("is called when a component that shows it is mounted, once", async () => {
		market.answers({ body: wire(3) });
		const { rerender } = renderPage(<RelatedCount key="first" />);
		expect(await screen.findByText("3")).toBeVisible();
		rerender(<RelatedCount key="second" />);
		expect(screen.getByText("3")).toBeVisible();
		await wait(50);
		expect(market.calls).toHaveLength(1);
	});

	test("that fails is logged, without a toast, and called again on the page of the list only", async () => {
		const log = recordConsole();
		const List = () => <output>{useTemplates().state}</output>;
		market.answers({ status: 500 });
		const { rerender } = renderPage(<RelatedCount />);
		await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
		await wait(50);
		expect(screen.getByText("none")).toBeVisible();
		expect(market.calls).toHaveLength(1);
		market.answers({ body: wire(4) });
		rerender(<List />);
		await waitFor(() => expect(status()).toBe("ready"));
		expect(toasts).toEqual([]);
	});
});
