import { z } from "zod";
import { codePoint, describeInvisible, placeIn } from "./characters";

/*
 * RFC 3986, without what links of this site do not need: names and passwords, addresses in brackets, hosts without a dot.
 * A second link after a comma is a slip.
 */
const character = "(?:[\\w.~!$&'()*+,;=:@/-]|%[\\dA-Fa-f]{2})";
const query = `(?:\\?(?:${character}|\\?)*)?`;
const label = "(?!-)[A-Za-z\\d-]{1,63}(?<!-)";
const https = `https://${label}(?:\\.${label})+(?::\\d{1,5})?(?:/${character}*)?${query}(?:#(?:${character}|\\?)*)?`;
const address = "[\\w'+-]+(?:\\.[\\w'+-]+)*@(?:[A-Za-z\\d](?:[A-Za-z\\d-]*)\\.)+[A-Za-z]{2,}";
const oneLink = "(?!.*[,;]https?:)";

const httpsPattern = new RegExp(`^${oneLink}${https}$`);
const pathPattern = new RegExp(`^/(?!/)${character}*${query}(?:#${character}*)?$`);
const linkPattern = new RegExp(`^${oneLink}(?:${https}|mailto:${address}${query})$`);

/** The first character that no link contains. */
const foreign = /[^\w.~!$&'()*+,;=:@/?#%[\]-]/u;

function encoded(link: string): string | undefined {
	return URL.canParse(link) ? new URL(link).href : undefined;
}

function foreignError(link: string): string | undefined {
	const match = foreign.exec(link);
	if (!match) return undefined;
	const [found] = match;
	const place = placeIn(link, match.index, found.length);
	if (found === " ") return `must have no space: there is one ${place}`;
	if (/[\p{L}\p{M}\p{N}]/u.test(found)) {
		const example = encoded(link) ?? "the address bar of a browser";
		return `must have only the letters a to z, as in ${example}: write "${found}" so`;
	}
	if (/[\p{P}\p{S}]/u.test(found)) return `must not have the character ${found} (${codePoint(found)}) ${place}`;
	return `must not have ${describeInvisible(found, place)}`;
}

/** Why a text is no link that starts so. */
function linkError(link: string, start: RegExp, starts: string): string {
	if (!start.test(link)) return `must start with ${starts}`;
	return foreignError(link) ?? "must be one complete link, such as https://example.org/page";
}

/** An external link. */
export const httpsUrl = z
	.string()
	.regex(httpsPattern, { error: ({ input }) => linkError(String(input), /^https:\/\//, "https://") })
	.meta({ pattern: "^https://", description: "An external link: https://…" });

/** An external link or an email address. */
export const httpsOrMailUrl = z
	.string()
	.regex(linkPattern, {
		error: ({ input }) => linkError(String(input), /^(?:https:\/\/|mailto:)/, "https:// or mailto:"),
	})
	.meta({ pattern: "^(https://|mailto:)" });

/** A page of the site or an id on it. */
export const pagePath = z
	.string()
	.regex(pathPattern, { error: ({ input }) => linkError(String(input), /^\/(?!\/)/, "one /") })
	.meta({ pattern: "^\\/(?!\\/)" });
