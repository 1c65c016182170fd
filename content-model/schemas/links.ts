import { z } from "zod";
import { type ErrorCode, zodMessage } from "../messages";
import { codePoint, describeInvisible, placeIn } from "./characters";

/** The first character that no link contains. */
const foreign = /[^\w.~!$&'()*+,;=:@/?#%[\]-]/u;

const domain = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

function foreignError(link: string): string | undefined {
	const match = foreign.exec(link);
	if (!match) return undefined;
	const [character] = match;
	const place = placeIn(link, match.index, character.length);
	if (character === " ") return zodMessage("noSpace", { place });
	if (/[\p{L}\p{M}\p{N}]/u.test(character)) {
		const example = URL.canParse(link) ? new URL(link).href : ({ code: "addressBar" } as const);
		return zodMessage("latinLetters", { example, letter: character });
	}
	if (/[\p{P}\p{S}]/u.test(character)) {
		return zodMessage("noCharacter", { character, code: codePoint(character), place });
	}
	return zodMessage("mustNotHave", { what: describeInvisible(character, place) });
}

function isComplete(link: string): boolean {
	const base = "https://site.example";
	if (!URL.canParse(link, base)) return false;
	const { protocol, username, hostname, pathname } = new URL(link, base);
	return protocol === "mailto:" ? z.email().safeParse(pathname).success : username === "" && domain.test(hostname);
}

/** Why a value is not a link with this start, as the message of the schema. */
function linkError(link: string, pattern: string, startError: ErrorCode): string | undefined {
	if (!new RegExp(pattern).test(link)) return zodMessage(startError);
	const error = foreignError(link);
	return error ?? (isComplete(link) ? undefined : zodMessage("completeLink"));
}

/** @param pattern of the start, which the forms of the editor check, too */
const linkThatStarts = (pattern: string, startError: ErrorCode) =>
	z
		.string()
		.refine((link) => !linkError(link, pattern, startError), {
			error: ({ input }) => linkError(String(input), pattern, startError),
		})
		.meta({ pattern });

/** An external link. */
export const httpsUrl = linkThatStarts("^https://", "https").describe("An external link: https://…");

/** An external link or an email address. */
export const httpsOrMailUrl = linkThatStarts("^(https://|mailto:)", "httpsOrMail");

/** A page of the site or an id on it. */
export const pagePath = linkThatStarts("^\\/(?!\\/)", "onePath");
