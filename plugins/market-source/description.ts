import { JSDOM } from "jsdom";
import { htmlToTeaser } from "../../src/lib/html";
import { createSanitizer } from "../../src/lib/sanitize";

const { window } = new JSDOM();
const sanitize = createSanitizer(window);

/** The beginning of a description as text. */
export const teaserOf = (description: string): string => htmlToTeaser(description, window);

/** The description for a prerendered page, sanitized as in the browser. */
export const htmlOf = (description: string): string => String(sanitize(description));
