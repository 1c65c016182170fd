import { JSDOM } from "jsdom";
import { htmlToTeaser } from "../../src/lib/html";
import { createSanitizer, hasManyTags } from "../../src/lib/sanitize";

const { window } = new JSDOM();
const sanitize = createSanitizer(window);

/** Why a description is left out of the prerendered pages; undefined if it is not. The browser shows its text. */
export function whyNotPrepared(description: string): string | undefined {
	// jsdom needs seconds to parse them.
	return hasManyTags(description) ? "it has too many tags" : undefined;
}

/** The beginning of a description as text. */
export const teaserOf = (description: string): string => htmlToTeaser(description, window);

/** The description for a prerendered page, sanitized as in the browser. */
export const htmlOf = (description: string): string => String(sanitize(description));
