/** @jest-environment node */
import { once } from "node:events";
import http from "node:http";
import { eventStream } from "../../../src/build/event-stream";
import { serve } from "../../kit/serve";

const stream = eventStream(["first"]);
const origin = serve(() => http.createServer(stream.answer));

/** Asks for the events; each call of `next` waits for one. */
async function follow() {
	const request = http.get(origin(), { agent: false });
	const [response] = (await once(request, "response")) as [http.IncomingMessage];
	const chunks = response.setEncoding("utf8")[Symbol.asyncIterator]();
	return { headers: response.headers, next: async () => (await chunks.next()).value, leave: () => request.destroy() };
}

test("whoever asks gets the value at once, and each new one", async () => {
	const one = await follow();
	expect(one.headers["content-type"]).toBe("text/event-stream");
	expect(one.headers["cache-control"]).toContain("no-transform");
	expect(await one.next()).toBe('data: ["first"]\n\n');
	stream.send(["second"]);
	expect(await one.next()).toBe('data: ["second"]\n\n');
	const other = await follow();
	expect(await other.next()).toBe('data: ["second"]\n\n');
	other.leave();
	stream.send(["a\nb"]);
	expect(await one.next()).toBe('data: ["a\\nb"]\n\n');
	one.leave();
});
