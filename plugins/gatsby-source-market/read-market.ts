import { readCatalog } from "../../sample-market/catalog";
import { marketPath } from "../../sample-market/handler";

/** The market to read: an origin, or the sample market in this process. */
export type MarketSource = "sample" | (string & {});

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
			signal: AbortSignal.timeout(timeout),
		});
		if (!response.ok) throw new Error(`the status is ${response.status}`);
		return await response.json();
	} catch (error) {
		const { name, message, cause } = error as Error & { cause?: Error };
		const reason = name === "TimeoutError" ? `no answer within ${timeout} ms` : (cause?.message ?? message);
		throw new Error(`GET ${url}: ${reason}`);
	}
}
