import { z } from "zod";
import { codePoint, describeInvisible, placeIn } from "./characters";

/** The first character that no link contains. */
const foreign = /[^\w.~!$&'()*+,;=:@/?#%[\]-]/u;

/**
 * What URLs may have, and links of this site do not need: names and passwords, addresses in brackets, a second link in the host
 * or after a comma, a lone %.
 */
const slips = /^https:\/\/(?:\/|[^/?#]*(?:@|https?:))|[[\]]|[,;]https?:|%(?![\dA-Fa-f]{2})|#.*#/;

const domain = /^(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?!-)[a-z\d-]{2,63}(?<!-)$/;
const address = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

function foreignError(link: string): string | undefined {
	const match = foreign.exec(link);
	if (!match) return undefined;
	const [found] = match;
	const place = placeIn(link, match.index, found.length);
	if (found === " ") return `must have no space: there is one ${place}`;
	if (/[\p{L}\p{M}\p{N}]/u.test(found)) {
		const example = URL.canParse(link) ? new URL(link).href : "the address bar of a browser";
		return `must have only the letters a to z, as in ${example}: write "${found}" so`;
	}
	if (/[\p{P}\p{S}]/u.test(found)) return `must not have the character ${found} (${codePoint(found)}) ${place}`;
	return `must not have ${describeInvisible(found, place)}`;
}

function isComplete(link: string): boolean {
	if (slips.test(link) || !URL.canParse(link, "https://site.example")) return false;
	const { protocol, hostname, pathname } = new URL(link, "https://site.example");
	return protocol === "mailto:" ? address.test(pathname) : domain.test(hostname);
}

/** Why a text is not a link with this start. */
function linkError(link: string, pattern: string, starts: string): string | undefined {
	if (!new RegExp(pattern).test(link)) return `must start with ${starts}`;
	const error = foreignError(link);
	return error ?? (isComplete(link) ? undefined : "must be one complete link, such as https://example.org/page");
}

/** @param pattern of the start, which the forms of the editor check, too */
const linkThatStarts = (pattern: string, starts: string) =>
	z
		.string()
		.refine((link) => !linkError(link, pattern, starts), {
			error: ({ input }) => linkError(String(input), pattern, starts),
		})
		.meta({ pattern });

/** An external link. */
export const httpsUrl = linkThatStarts("^https://", "https://").describe("An external link: https://…");

/** An external link or an email address. */
export const httpsOrMailUrl = linkThatStarts("^(https://|mailto:)", "https:// or mailto:");

/** A page of the site or an id on it. */
export const pagePath = linkThatStarts("^\\/(?!\\/)", "one /");
