import DOMPurify from "dompurify";
import { parseHtml } from "../html";

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

/** The maximum depth of the markup. DOMPurify takes quadratic time in the depth. */
const maxDepth = 64;
const tooDeep = Array(maxDepth).fill("*").join(" > ");

let purify: ReturnType<typeof createPurify> | undefined;

function createPurify() {
	const instance = DOMPurify(window);
	instance.addHook("afterSanitizeAttributes", (node) => {
		if (node.tagName !== "A" || !node.hasAttribute("href")) return;
		node.setAttribute("target", "_blank");
		node.setAttribute("rel", "noopener noreferrer nofollow ugc");
	});
	return instance;
}

/**
 * Reduces untrusted HTML to text markup. Links open in a new tab.
 * @returns null if the markup is nested too deeply: show its text instead
 */
export function sanitize(html: string): string | TrustedHTML | null {
	if (parseHtml(html).body.querySelector(tooDeep)) return null;
	purify ??= createPurify();
	return purify.sanitize(html, config);
}
