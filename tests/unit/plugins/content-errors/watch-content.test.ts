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
		for (let waited = 0; !done() && waited < 8000; waited += 20) await pause(20);
	};
	const nextChange = async () => {
		await until(() => changes.length > 0);
		return changes.shift();
	};
	return { initial, changes, onFailure, nextChange, until, file: (name: string) => path.join(root, name) };
}

test("reports an error, and that it is fixed", async () => {
	const { initial, nextChange, file } = await watchCopy();
	expect(initial).toEqual([]);
	fs.writeFileSync(file("content/plans.yaml"), plans.replace("price: 5\n", "price: -5\n"));
	expect(await nextChange()).toEqual(["content/plans.yaml:18:16 price must be 0 or more (is -5)"]);
	fs.writeFileSync(file("content/plans.yaml"), plans);
	expect(await nextChange()).toEqual([]);
});

test("returns the errors that exist at the start", async () => {
	const { initial, nextChange, file } = await watchCopy({ "content/plans.yaml": "" });
	expect(initial.map(formatContentError)).toContainEqual(expect.stringMatching(/^content\/plans\.yaml:1:1 /));
	fs.writeFileSync(file("content/plans.yaml"), plans);
	expect(await nextChange()).toEqual([]);
});

test("reports a deleted file, and a file that nothing reads", async () => {
	const { nextChange, file } = await watchCopy();
	fs.rmSync(file("content/plans.yaml"));
	expect(await nextChange()).toEqual(["content/plans.yaml:1:1 this file is missing"]);
	fs.writeFileSync(file("content/plans.yaml"), plans);
	expect(await nextChange()).toEqual([]);
	fs.writeFileSync(file("locales/ru/prices.json"), "{}");
	expect(await nextChange()).toEqual([
		expect.stringMatching(/^locales\/ru\/prices\.json:1:1 English has no such file/),
	]);
});

test("does not report the same errors twice", async () => {
	const { changes, nextChange, file } = await watchCopy();
	for (const price of [-1, -2, -3]) {
		fs.writeFileSync(file("content/plans.yaml"), plans.replace("price: 5\n", `price: ${price}\n`));
	}
	expect(await nextChange()).toEqual(["content/plans.yaml:18:16 price must be 0 or more (is -3)"]);
	fs.writeFileSync(file("content/plans.yaml"), `${plans.replace("price: 5\n", "price: -3\n")}# The end.\n`);
	await pause(400);
	expect(changes).toEqual([]);
});

test("reports a failed check, and checks again on the next change", async () => {
	const { nextChange, onFailure, until, file } = await watchCopy();
	jest.mocked(checkProject).mockImplementationOnce(() => {
		throw new Error("deleted while it was read");
	});
	fs.writeFileSync(file("content/plans.yaml"), "");
	await until(() => onFailure.mock.calls.length > 0);
	expect(onFailure).toHaveBeenCalledWith(new Error("deleted while it was read"));
	fs.rmSync(file("content/plans.yaml"));
	expect(await nextChange()).toEqual(["content/plans.yaml:1:1 this file is missing"]);
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
