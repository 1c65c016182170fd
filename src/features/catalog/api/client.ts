/** A failed call to the market API, or an invalid response. */
export class MarketError extends Error {
	override name = "MarketError";
	/** The HTTP status; undefined without a response. */
	readonly status: number | undefined;

	constructor(message: string, options?: { status?: number; cause?: unknown }) {
		super(message, options);
		this.status = options?.status;
	}
}

/** Gatsby replaces these expressions with the values of the build. */
const siteEnvironment: NodeJS.ProcessEnv = {
	GATSBY_MARKET_ENV: process.env.GATSBY_MARKET_ENV,
	GATSBY_MARKET_HOST: process.env.GATSBY_MARKET_HOST,
};

/** The origin of the market. Empty in local builds, whose pages call `/api` of their own server. */
export function marketOrigin(environment = siteEnvironment): string {
	const { GATSBY_MARKET_ENV, GATSBY_MARKET_HOST = "" } = environment;
	return GATSBY_MARKET_ENV === "development" ? "http://localhost:8000" : GATSBY_MARKET_HOST.replace(/\/+$/, "");
}

/** The path of both calls: of the list, and with `?id=` of one template. */
export const marketPath = "/public/market/getAll";

/** The path of the detail call, and its SWR key. */
export const templateKey = (id: string): string => `${marketPath}?id=${encodeURIComponent(id)}`;

/** The URL of a call: `/public/market/getAll` becomes `https://…/api/public/market/getAll`. */
export const marketUrl = (path: string, origin = marketOrigin()): string => `${origin}/api${path}`;

const tokenKey = "ACCESS_TOKEN";

/** The access token from local storage; null when there is none, or when storage is blocked. */
function accessToken(): string | null {
	try {
		return window.localStorage.getItem(tokenKey);
	} catch {
		return null;
	}
}

function requestHeaders(): Headers {
	const headers = new Headers({ accept: "application/json" });
	const token = accessToken();
	if (!token) return headers;
	try {
		headers.set("authorization", `Bearer ${token}`);
	} catch {
		// The browser's error quotes the token: log without it.
		console.error(`${tokenKey} in local storage is not a valid token`);
	}
	return headers;
}

async function getJson(path: string): Promise<unknown> {
	const headers = requestHeaders();
	let response: Response;
	try {
		response = await fetch(marketUrl(path), {
			headers,
			// The token is the only credential, and it goes to the market only.
			credentials: "omit",
			redirect: "error",
			referrerPolicy: "no-referrer",
			cache: headers.has("authorization") ? "no-store" : "default",
		});
	} catch (cause) {
		throw new MarketError(`GET ${path} did not reach the market`, { cause });
	}
	const { ok, status } = response;
	if (!ok) throw new MarketError(`GET ${path} was answered with ${status}`, { status });
	try {
		return await response.json();
	} catch (cause) {
		throw new MarketError(`GET ${path} was not answered with JSON`, { status, cause });
	}
}

/**
 * Calls the market API: GET, with the token if there is one, without timeout or retry (docs/rules.md, "Market API").
 * Logs a failure, once.
 * @param path the path without the prefix `/api`: `/public/market/getAll?id=5`
 * @param parse turns the JSON of the response into the model, or throws a MarketError
 * @throws MarketError when the network fails, the status is not 2xx, or the response cannot be read
 */
export async function callMarket<Data>(path: string, parse: (response: unknown) => Data): Promise<Data> {
	try {
		return parse(await getJson(path));
	} catch (cause) {
		const error = cause instanceof MarketError ? cause : new MarketError(`GET ${path} could not be read`, { cause });
		console.error(error);
		throw error;
	}
}

/** Whether the browser knows that it is offline. */
export const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;
