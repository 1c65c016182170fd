import type { IncomingMessage, ServerResponse } from "node:http";

/** Server-sent events of one value: whoever asks gets it at once, and then again each time it changes. */
export function eventStream<Value>(first: Value) {
	const readers = new Set<ServerResponse>();
	const event = (value: Value) => `data: ${JSON.stringify(value)}\n\n`;
	let current = event(first);
	return {
		send(value: Value): void {
			current = event(value);
			for (const reader of readers) reader.write(current);
		},
		answer(_: IncomingMessage, response: ServerResponse): void {
			// Not transformed: what compresses the other answers would hold events back.
			response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
			response.write(current);
			readers.add(response);
			response.on("close", () => readers.delete(response));
		},
	};
}
