import DOMPurify, { type WindowLike } from "dompurify";
import { htmlToText, parseHtml } from "./html";

/** Text markup only: nothing that loads, submits, runs or changes the layout of the page. */
const config = {
	ALLOWED_TAGS: [
		..."a b blockquote br code dd div dl dt em h2 h3 h4 h5 h6 hr i kbd li mark ol p pre s small span strong".split(" "),
		..."sub sup table tbody td tfoot th thead tr u ul".split(" "),
	],
	ALLOWED_ATTR: ["href", "title", "lang", "dir", "colspan", "rowspan"],
	ADD_URI_SAFE_ATTR: ["lang", "dir", "colspan", "rowspan"],
	ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	// The Content Security Policy requires Trusted Types. Browsers without them get a string.
	RETURN_TRUSTED_TYPE: true as const,
};

/** Matches what is nested too deeply, in 64 elements. DOMPurify takes quadratic time in the depth. */
const tooDeep = Array(64).fill("*").join(" > ");

type Sanitize = (html: string) => string | TrustedHTML | null;

/** @param window the browser's, or that of a DOM in the build */
export function createSanitizer(window: WindowLike, parse: typeof parseHtml): Sanitize {
	const purify = DOMPurify(window);
	purify.addHook("afterSanitizeAttributes", (node) => {
		if (node.tagName !== "A" || !node.hasAttribute("href")) return;
		node.setAttribute("target", "_blank");
		node.setAttribute("rel", "noopener noreferrer nofollow ugc");
	});
	return (html) => {
		if (parse(html).querySelector(tooDeep)) return null;
		const sanitized = purify.sanitize(html, config);
		return htmlToText(`${sanitized}`, parse) === "" ? "" : sanitized;
	};
}

let sanitizer: Sanitize | undefined;

/**
 * Reduces untrusted HTML to text markup. Links open in a new tab.
 * @returns an empty text if no text is left; null if the markup is nested too deeply: show its text instead
 */
export function sanitize(html: string): string | TrustedHTML | null {
	sanitizer ??= createSanitizer(window, parseHtml);
	return sanitizer(html);
}
