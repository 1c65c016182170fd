import { nextTask } from "../../site/tasks/next-task";
import { marketUrl } from "./host";
import { jsonListReader } from "./json-list";
import { MarketError } from "./market-error";

/** Local storage key of the access token (specification, section 9). */
const tokenKey = "ACCESS_TOKEN";

/** The stored token. Storage that is blocked holds none. */
function accessToken(): string | null {
	try {
		return window.localStorage.getItem(tokenKey);
	} catch {
		return null;
	}
}

/** A token that no header can carry is left out: the error about it would quote it, and end in the log. */
function requestHeaders(): Headers {
	const headers = new Headers({ accept: "application/json" });
	const token = accessToken();
	if (token) {
		try {
			headers.set("authorization", `Bearer ${token}`);
		} catch {
			console.error(`${tokenKey} in local storage is no token`);
		}
	}
	return headers;
}

const ask = (path: string) => fetch(marketUrl(path), { headers: requestHeaders() });

/** Answers that nobody has taken yet, by their call. */
const ahead = new Map<string, Promise<Response>>();

/** Sends a call that will be made in a moment: it finds its answer under way. */
export function askAhead(path: string) {
	const answer = ask(path);
	// Whoever takes it hears of a failure.
	answer.catch(() => undefined);
	ahead.set(path, answer);
}

/**
 * The one door to the market API: GET, with the token where there is one, without a timeout (specification, section 7).
 * @param path the call, without the prefix: `/public/market/getAll?id=5`
 * @param read makes something of the answer's body
 * @throws MarketError when the network fails, the status is no success or the body cannot be read
 */
async function callMarket<Read>(path: string, read: (response: Response) => Promise<Read>): Promise<Read> {
	let response: Response;
	try {
		const early = ahead.get(path);
		ahead.delete(path);
		response = await (early ?? ask(path));
	} catch (cause) {
		throw new MarketError(`GET ${path} did not reach the market`, { cause });
	}
	const { status } = response;
	if (!response.ok) throw new MarketError(`GET ${path} was answered with ${status}`, { status });
	try {
		return await read(response);
	} catch (cause) {
		throw new MarketError(`GET ${path} was not answered with JSON`, { status, cause });
	}
}

/**
 * @returns the answer's JSON, not yet looked at
 * @throws MarketError when the call fails or the answer is no JSON
 */
export function requestMarket(path: string): Promise<unknown> {
	return callMarket(path, (response) => response.json());
}

/** So long, in milliseconds, an answer is read without a break for the visitor. */
const patience = 12;

/**
 * Hands on the entries of a long list as they arrive, with breaks in between: the first are there long before the last,
 * and the page stays responsive.
 * @returns nothing for a list; the answer's JSON where it is no list
 * @throws MarketError when the call fails or the answer is no JSON, possibly after some entries
 */
export function requestMarketList(path: string, take: (entries: unknown[]) => void): Promise<unknown> {
	return callMarket(path, async ({ body }) => {
		const bytes = body?.getReader();
		const decoder = new TextDecoder();
		const list = jsonListReader();
		let rested = performance.now();
		for (let part = await bytes?.read(); part && !part.done; part = await bytes?.read()) {
			take(list.read(decoder.decode(part.value, { stream: true })));
			if (performance.now() - rested < patience) continue;
			await nextTask();
			rested = performance.now();
		}
		take(list.read(decoder.decode()));
		return list.end();
	});
}
