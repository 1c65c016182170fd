/**
 * Where the market API lives, by the environment switch. The production host is set with `GATSBY_MARKET_HOST`; empty
 * means the site's own origin.
 */
export const hosts: Record<string, string> = {
	production: process.env.GATSBY_MARKET_HOST ?? "",
	development: "http://localhost:8000",
};

/** The prefix of every call (specification, section 7). */
const prefix = "/api";

/** The address of a call: `/public/market/getAll` becomes `https://…/api/public/market/getAll`. */
export function marketUrl(path: string, environment = process.env.GATSBY_MARKET_ENV || "production"): string {
	const host = hosts[environment];
	if (host === undefined)
		throw new Error(`GATSBY_MARKET_ENV must be one of ${Object.keys(hosts).join(", ")} (is ${environment})`);
	return host.replace(/\/+$/, "") + prefix + path;
}
