import { act, screen, waitFor } from "@testing-library/react";
import { useTemplate } from "../../../../src/market/api/template";
import { type MarketCall, useMarketCall } from "../../../../src/market/api/use-market-call";
import { onNotify } from "../../../../src/site/toasts/notify";
import { type MarketAnswer, marketServer } from "../../../kit/market-server";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";

const market = marketServer();
const toasts: string[] = [];
let stop: () => void;
beforeEach(() => {
	toasts.length = 0;
	stop = onNotify((message) => toasts.push(message));
});
afterEach(() => stop());

function Shown({ call }: { call: MarketCall<{ title: string }> }) {
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

const Template = ({ id }: { id?: string }) => <Shown call={useTemplate(id)} />;
const status = () => screen.getByRole("status").textContent;
const titled = (url: URL) => ({ body: { title: `Template ${url.searchParams.get("id")}`, data: [] } });

test("goes from loading to ready, without a toast", async () => {
	market.answers(titled);
	renderPage(<Template id="1" />);
	expect(status()).toBe("loading");
	expect(await screen.findByText("Template 1")).toBeVisible();
	expect(toasts).toEqual([]);
});

test("calls nothing without an id", async () => {
	renderPage(<Template />);
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(status()).toBe("loading");
	expect(market.calls).toEqual([]);
});

test("shows exactly one toast and logs exactly one error for a failed call, and retries when asked to", async () => {
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

test("does not call again by itself: not with time, not on focus, not when the network is back", async () => {
	recordConsole();
	jest.useFakeTimers();
	const fetcher = jest.fn(() => Promise.reject(new Error("down")));
	const Failing = () => <Shown call={useMarketCall("/once", fetcher, "Error")} />;
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

test("fetches again when the id changes and never shows an answer to the id before", async () => {
	let late = () => {};
	market.answers((url) =>
		url.searchParams.get("id") === "1"
			? new Promise<MarketAnswer>((answer) => (late = () => answer(titled(url))))
			: titled(url),
	);
	const { rerender } = renderPage(<Template id="1" />);
	await waitFor(() => expect(market.calls).toHaveLength(1));
	rerender(<Template id="2" />);
	expect(status()).toBe("loading");
	expect(await screen.findByText("Template 2")).toBeVisible();
	late();
	await act(() => new Promise((done) => setTimeout(done, 30)));
	expect(status()).toBe("Template 2");

	rerender(<Template id="3" />);
	expect(status()).toBe("loading");
	expect(await screen.findByText("Template 3")).toBeVisible();
	expect(market.calls.map(({ path }) => new URL(path, "http://m").searchParams.get("id"))).toEqual(["1", "2", "3"]);
});
