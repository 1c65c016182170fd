import { readCatalog } from "../../sample-market/catalog";
import { marketPath, marketUrl, templateKey } from "../../src/features/catalog/api/client";
import { printable } from "./printable";

/** More than 10,000 templates with long descriptions. */
const maxMegabytes = 50;

/** The text of an answer. A compressed answer can unpack to a thousand times its size: reading stops at the limit. */
async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > maxMegabytes * 1e6) throw new Error(`the answer has more than ${maxMegabytes} MB`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

/** @throws Error with a message for the terminal */
async function call(path: string, origin: string, timeout: number): Promise<unknown> {
	const url = marketUrl(path, origin);
	try {
		const response = await fetch(url, {
			headers: { accept: "application/json" },
			// As in the browser. A redirect could lead into the network of the build.
			redirect: "error",
			signal: AbortSignal.timeout(timeout),
		});
		if (!response.ok) throw new Error(`the status is ${response.status}`);
		return JSON.parse(response.body ? await readText(response.body) : "");
	} catch (error) {
		const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
		// The error for a host with several addresses has a code only.
		const failure = cause?.message || cause?.code || message;
		const reason = name === "TimeoutError" ? `no answer within ${timeout} ms` : failure;
		// The error of the parser quotes the answer.
		throw new Error(`GET ${url}: ${printable(reason)}`);
	}
}

/** Answers the calls of the snapshot, with the JSON of the market. Both throw an Error with a message for the terminal. */
export type Market = {
	list: () => Promise<unknown>;
	detail: (id: string) => Promise<unknown>;
};

/**
 * @param source the origin of the market, or `sample` for the sample market in this process
 * @param timeout in ms, for each whole answer
 */
export function openMarket(source: string, timeout: number): Market {
	if (source === "sample") {
		const { list, details } = readCatalog();
		return { list: async () => list, detail: async (id) => details.get(id) };
	}
	return {
		list: () => call(marketPath, source, timeout),
		detail: (id) => call(templateKey(id), source, timeout),
	};
}
