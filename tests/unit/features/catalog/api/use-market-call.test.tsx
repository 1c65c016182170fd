import { act, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { NotifyContext } from "../../../../../src/components/toasts/notify";
import { MarketError } from "../../../../../src/features/catalog/api/client";
import { useCachedTemplate, useTemplate } from "../../../../../src/features/catalog/api/detail-call";
import { useOptionalTemplates, useTemplates } from "../../../../../src/features/catalog/api/list-call";
import { type MarketCall, useMarketCall } from "../../../../../src/features/catalog/api/use-market-call";
import { marketServer } from "../../../../kit/market-server";
import { recordConsole } from "../../../../kit/record-console";
import { renderPage } from "../../../../kit/render";

const market = marketServer();
const toasts: string[] = [];
beforeEach(() => {
	toasts.length = 0;
});

function renderCalls(calls: ReactElement) {
	const wrap = (element: ReactElement) => (
		<NotifyContext value={(message) => toasts.push(message)}>{element}</NotifyContext>
	);
	const { rerender } = renderPage(wrap(calls));
	return { rerender: (next: ReactElement) => rerender(wrap(next)) };
}

function CallView({ call }: { call: MarketCall<{ title: string }> }) {
	return <output>{call.state === "ready" ? call.data.title : call.state}</output>;
}

const Template = ({ id }: { id?: string }) => <CallView call={useTemplate(id)} />;
const status = () => screen.getByRole("status").textContent;
const shows = (text: string) => waitFor(() => expect(status()).toBe(text));
const titled = (url: URL) => ({ body: { title: `Template ${url.searchParams.get("id")}`, data: [] } });

test("never calls again by itself: not after a while, on focus, or on reconnect", async () => {
	jest.useFakeTimers();
	const fetcher = jest.fn(() => Promise.reject(new Error("down")));
	const Failing = () => <CallView call={useMarketCall("/once", fetcher, "Error")} />;
	renderCalls(<Failing />);
	await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
	await act(async () => {
		window.dispatchEvent(new Event("focus"));
		document.dispatchEvent(new Event("visibilitychange"));
		window.dispatchEvent(new Event("online"));
		await jest.advanceTimersByTimeAsync(60_000);
	});
	expect(status()).toBe("error");
	expect(fetcher).toHaveBeenCalledTimes(1);
	expect(toasts).toEqual(["Error"]);
});

/** Reads the cache, as Gatsby's Head does: it stays mounted when the page changes. */
function Head({ id }: { id: string }) {
	return useCachedTemplate(id) === null ? <i>unknown</i> : null;
}

test("a page that is opened after one with an error calls again, once", async () => {
	const log = recordConsole();
	market.answers({ status: 500 });
	const pages = (key: string) => (
		<>
			<Head id="1" />
			<Template key={key} id="1" />
		</>
	);
	const { rerender } = renderCalls(pages("first"));
	await shows("error");
	rerender(pages("second"));
	expect(status()).toBe("loading");
	await shows("error");
	expect([market.calls.length, toasts.length]).toEqual([2, 2]);
	expect(log).toHaveBeenCalledTimes(2);
});

test("a call that fails when its page shows another template, or is left, has no toast", async () => {
	const log = recordConsole();
	const fail: Record<string, () => void> = {};
	market.answers((url) => {
		const id = url.searchParams.get("id") ?? "";
		if (id === "open") return titled(url);
		return new Promise((resolve) => {
			fail[id] = () => resolve({ status: 500 });
		});
	});
	const { rerender } = renderCalls(<Template id="changed" />);
	await waitFor(() => expect(fail.changed).toBeDefined());
	rerender(<Template id="left" />);
	await waitFor(() => expect(fail.left).toBeDefined());
	rerender(<Template key="other page" id="open" />);
	await shows("Template open");
	for (const end of Object.values(fail)) end();
	await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
	await act(async () => {});
	expect(toasts).toEqual([]);
});

test("an equal response keeps the data, which renders and indexes depend on", async () => {
	const fetcher = jest.fn(async () => ({ title: "Bot" }));
	const seen = new Set<unknown>();
	function Recording() {
		const call = useMarketCall("/equal", fetcher);
		if (call.state === "ready") seen.add(call.data);
		return <CallView call={call} />;
	}
	const { rerender } = renderCalls(<Recording key="first" />);
	await shows("Bot");
	rerender(<Recording key="second" />);
	await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2));
	await act(async () => {});
	expect(seen.size).toBe(1);
});

test("a repeated call that fails shows its toast again, also when there is data", async () => {
	recordConsole();
	let result = 0;
	const fetcher = async () => {
		result += 1;
		if (result > 1) throw new MarketError("down");
		return { title: "Bot" };
	};
	const Failing = () => <CallView call={useMarketCall("/repeated", fetcher, "Error")} />;
	const { rerender } = renderCalls(<Failing key="1" />);
	await shows("Bot");
	for (const visit of ["2", "3"]) {
		rerender(<Failing key={visit} />);
		await waitFor(() => expect(toasts).toHaveLength(Number(visit) - 1));
		expect(status()).toBe("Bot");
	}
});

test("a template that the market has deleted is unknown, also if it is in the cache", async () => {
	recordConsole();
	market.answers(titled);
	const pages = (key: string) => (
		<>
			<Head id="1" />
			<Template key={key} id="1" />
		</>
	);
	const { rerender } = renderCalls(pages("first"));
	await shows("Template 1");
	market.answers({ status: 404 });
	rerender(pages("second"));
	await shows("error");
	expect(screen.getByText("unknown")).toBeInTheDocument();
	expect(toasts).toHaveLength(1);
});

test("an id that no template can have is unknown, without a call", async () => {
	renderCalls(
		<>
			<Head id="a~20b" />
			<Template id="a~20b" />
		</>,
	);
	await shows("error");
	expect(screen.getByText("unknown")).toBeInTheDocument();
	expect([market.calls.length, toasts.length]).toEqual([0, 1]);
});

describe("an optional list", () => {
	const Related = () => <output>{useOptionalTemplates()?.length ?? "none"}</output>;
	const List = () => <output>{useTemplates().state}</output>;

	test.each([
		["its page", <List key="list" />, "ready"],
		["the next template", <Related key="next" />, "1"],
	])("that fails shows no toast, and is called again by %s", async (_, next, shown) => {
		const log = recordConsole();
		market.answers({ status: 500 });
		const { rerender } = renderCalls(<Related key="first" />);
		await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
		expect(status()).toBe("none");
		market.answers({ body: [{ id: 1, title: "Bot" }] });
		rerender(next);
		await shows(shown);
		expect([market.calls.length, toasts.length]).toEqual([2, 0]);
	});

	test("that is in the cache is not called again", async () => {
		market.answers({ body: [{ id: 1, title: "Bot" }] });
		const { rerender } = renderCalls(<List />);
		await shows("ready");
		rerender(<Related />);
		expect(status()).toBe("1");
		await act(async () => {});
		expect(market.calls).toHaveLength(1);
	});
});
