import { readCatalog } from "../../sample-market/catalog";
import { marketPath } from "../../sample-market/handler";

/** The market to read: an origin, or the sample market in this process. */
export type MarketSource = "sample" | (string & {});

/** More than 10,000 templates with long descriptions. */
const maxLength = 200_000_000;

/**
 * The JSON of the list call.
 * @param timeout in ms, for the whole answer
 * @throws Error with a message for the terminal
 */
export async function readMarket(source: MarketSource, timeout: number): Promise<unknown> {
	if (source === "sample") return readCatalog().list;
	const url = source.replace(/\/+$/, "") + marketPath;
	try {
		const response = await fetch(url, {
			headers: { accept: "application/json" },
			// As in the browser. A redirect could lead into the network of the build.
			redirect: "error",
			signal: AbortSignal.timeout(timeout),
		});
		if (!response.ok) throw new Error(`the status is ${response.status}`);
		const text = await response.text();
		if (text.length > maxLength) throw new Error(`the answer has more than ${maxLength} characters`);
		return JSON.parse(text);
	} catch (error) {
		const { name, message, cause } = error as Error & { cause?: Error };
		const reason = name === "TimeoutError" ? `no answer within ${timeout} ms` : (cause?.message ?? message);
		throw new Error(`GET ${url}: ${reason}`);
	}
}
