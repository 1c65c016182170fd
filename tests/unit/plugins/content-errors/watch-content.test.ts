/** @jest-environment node */
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkProject, formatContentError } from "../../../../content-model/check";
import { eventStream, watchContent } from "../../../../plugins/content-errors/watch-content";
import { serve } from "../../../kit/serve";
import { tempProject } from "../../../kit/temp-folder";

jest.mock("../../../../content-model/check", () => {
	const actual = jest.requireActual("../../../../content-model/check");
	return { ...actual, checkProject: jest.fn(actual.checkProject) };
});

const plans = fs.readFileSync("content/plans.yaml", "utf8");
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
	await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** Watches a copy of the repository. `nextChange` waits for the next reported lines. */
async function watchCopy(files: Record<string, string> = {}) {
	const root = tempProject(files);
	const changes: string[][] = [];
	const onFailure = jest.fn();
	const { initial, stop, ready } = await watchContent(root, {
		onChange: (problems) => changes.push(problems.map(formatContentError)),
		onFailure,
	});
	stops.push(stop);
	await ready;
	const until = async (done: () => boolean) => {
		while (!done()) await pause(20);
	};
	const nextChange = async () => {
		await until(() => changes.length > 0);
		return changes.shift();
	};
	return {
		initial,
		onFailure,
		nextChange,
		until,
		write: (file: string, text: string) => fs.writeFileSync(path.join(root, file), text),
		remove: (file: string) => fs.rmSync(path.join(root, file)),
	};
}

const file = "content/plans.yaml";
const withPrice = (price: number) => plans.replace("price: 5\n", `price: ${price}\n`);
const missing = [`${file}:1:1 this file is missing`];

test("returns the errors that exist at the start, and reports changes", async () => {
	const { initial, nextChange, until, write, remove } = await watchCopy({ [file]: withPrice(-5) });
	expect(initial.map(formatContentError)).toEqual([`${file}:18:16 price must be 0 or more (is -5)`]);
	write(file, plans);
	expect(await nextChange()).toEqual([]);
	remove(file);
	expect(await nextChange()).toEqual(missing);
	write(file, plans);
	expect(await nextChange()).toEqual([]);
	write("locales/ru/prices.json", "{}");
	expect(await nextChange()).toEqual([
		expect.stringMatching(/^locales\/ru\/prices\.json:1:1 English has no such file/),
	]);
	remove("locales/ru/prices.json");
	expect(await nextChange()).toEqual([]);
	for (const price of [-1, -2, -3]) write(file, withPrice(price));
	expect(await nextChange()).toEqual([`${file}:18:16 price must be 0 or more (is -3)`]);
	// The same errors are not reported twice.
	const checks = jest.mocked(checkProject).mock.calls.length;
	write(file, `${withPrice(-3)}# The end.\n`);
	await until(() => jest.mocked(checkProject).mock.calls.length > checks);
	write(file, plans);
	expect(await nextChange()).toEqual([]);
});

test("reports a failed check, and checks again on the next change", async () => {
	const { nextChange, onFailure, until, write, remove } = await watchCopy();
	jest.mocked(checkProject).mockImplementationOnce(() => {
		throw new Error("deleted while it was read");
	});
	write(file, "");
	await until(() => onFailure.mock.calls.length > 0);
	expect(onFailure).toHaveBeenCalledWith(new Error("deleted while it was read"));
	remove(file);
	expect(await nextChange()).toEqual(missing);
});

describe("eventStream", () => {
	const stream = eventStream(["first"]);
	const origin = serve(() => http.createServer(stream.handler));

	/** Opens the stream. Each call of `next` waits for one event. */
	async function connect() {
		const request = http.get(origin(), { agent: false });
		const [response] = (await once(request, "response")) as [http.IncomingMessage];
		const chunks = response.setEncoding("utf8")[Symbol.asyncIterator]();
		return { headers: response.headers, next: async () => (await chunks.next()).value, close: () => request.destroy() };
	}

	test("sends the latest value to each new client, and each new value to all", async () => {
		const one = await connect();
		expect(one.headers["content-type"]).toBe("text/event-stream");
		expect(one.headers["cache-control"]).toContain("no-transform");
		expect(await one.next()).toBe('data: ["first"]\n\n');
		stream.send(["second"]);
		expect(await one.next()).toBe('data: ["second"]\n\n');
		const other = await connect();
		expect(await other.next()).toBe('data: ["second"]\n\n');
		other.close();
		stream.send(["a\nb"]);
		expect(await one.next()).toBe('data: ["a\\nb"]\n\n');
		one.close();
	});
});
