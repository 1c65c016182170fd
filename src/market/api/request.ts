import { marketUrl } from "./host";
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

/**
 * The one door to the market API: GET, with the token where there is one, without a timeout (specification, section 7).
 * @param path the call, without the prefix: `/public/market/getAll?id=5`
 * @returns the answer's JSON, not yet looked at
 * @throws MarketError when the network fails, the status is no success or the answer is no JSON
 */
export async function requestMarket(path: string): Promise<unknown> {
	let response: Response;
	try {
		response = await fetch(marketUrl(path), { headers: requestHeaders() });
	} catch (cause) {
		throw new MarketError(`GET ${path} did not reach the market`, { cause });
	}
	const { status } = response;
	if (!response.ok) throw new MarketError(`GET ${path} was answered with ${status}`, { status });
	try {
		return await response.json();
	} catch (cause) {
		throw new MarketError(`GET ${path} was not answered with JSON`, { status, cause });
	}
}
