import { act, screen } from "@testing-library/react";
import { callEarly, takeEarly } from "../../../../src/market/api/early-calls";
import { preloadTemplate, useTemplate } from "../../../../src/market/api/template";
import { useIntent } from "../../../../src/market/card/use-intent";
import { onNotify } from "../../../../src/site/toasts/notify";
import { marketServer } from "../../../kit/market-server";
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

function Template({ id }: { id: string }) {
	const call = useTemplate(id);
	return <output>{call.state === "ready" ? call.data.title : call.state}</output>;
}

function Link({ id }: { id: string }) {
	return (
		<a href={`/template/${id}/`} {...useIntent(id)}>
			open
		</a>
	);
}

test("an answer is given once, to whoever asks first", async () => {
	const fetcher = jest.fn(async () => "answer");
	expect(await Promise.all([callEarly("/a", fetcher), callEarly("/a", fetcher)])).toEqual(["answer", "answer"]);
	expect(fetcher).toHaveBeenCalledTimes(1);
	expect(await takeEarly("/a")).toBe("answer");
	expect(await takeEarly("/a")).toBeUndefined();
});

test("an answer does not wait for ever", async () => {
	jest.useFakeTimers();
	await callEarly("/old", async () => "answer");
	jest.setSystemTime(Date.now() + 31_000);
	expect(await takeEarly("/old")).toBeUndefined();
});

test("a template fetched ahead is shown without another call", async () => {
	market.answers({ body: { title: "Ahead", data: [] } });
	preloadTemplate("1");
	renderPage(<Template id="1" />);
	expect(await screen.findByText("Ahead")).toBeVisible();
	await act(() => new Promise((done) => setTimeout(done, 30)));
	expect(market.calls).toHaveLength(1);
	expect(toasts).toEqual([]);
});

test("a call ahead that fails is logged, shows no toast, and the visit calls again", async () => {
	const log = recordConsole();
	market.answers({ status: 500 });
	preloadTemplate("2");
	await act(() => new Promise((done) => setTimeout(done, 100)));
	expect(log).toHaveBeenCalledTimes(1);
	expect(toasts).toEqual([]);
	market.answers({ body: { title: "Second try", data: [] } });
	renderPage(<Template id="2" />);
	expect(await screen.findByText("Second try")).toBeVisible();
	expect(market.calls).toHaveLength(2);
	expect(toasts).toEqual([]);
});

test("a visit during a call ahead that then fails calls itself, and tells of its own failure once", async () => {
	const log = recordConsole();
	market.answers({ status: 500 });
	preloadTemplate("3");
	renderPage(<Template id="3" />);
	expect(await screen.findByText("error")).toBeVisible();
	expect(market.calls).toHaveLength(2);
	expect(log).toHaveBeenCalledTimes(2);
	expect(toasts).toEqual(["Error!"]);
});

test("what the page is calling already is not called ahead as well", async () => {
	let answer: (reply: object) => void = () => {};
	market.answers(
		() =>
			new Promise((done) => {
				answer = done;
			}),
	);
	const { user } = renderPage(
		<>
			<Template id="4" />
			<Link id="4" />
		</>,
	);
	await user.hover(screen.getByRole("link"));
	await act(() => new Promise((done) => setTimeout(done, 200)));
	expect(market.calls).toHaveLength(1);
	answer({ body: { title: "Once", data: [] } });
	expect(await screen.findByText("Once")).toBeVisible();
});
