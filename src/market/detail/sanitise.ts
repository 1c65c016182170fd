import DOMPurify from "dompurify";
import { inertDocument } from "../card/inert-document";

/** Text markup alone: nothing that loads, posts, runs or takes the page's look apart. */
const allowed = {
	ALLOWED_TAGS: [
		..."a b blockquote br code dd div dl dt em h2 h3 h4 h5 h6 hr i kbd li mark ol p pre s small span strong sub sup".split(
			" ",
		),
		..."table tbody td tfoot th thead tr u ul".split(" "),
	],
	ALLOWED_ATTR: ["href", "title", "lang", "dir", "colspan", "rowspan"],
	ADD_URI_SAFE_ATTR: ["lang", "dir", "colspan", "rowspan"],
	ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	// What the policy of the pages asks of HTML from a script, where the browser knows Trusted Types; else a plain string.
	RETURN_TRUSTED_TYPE: true as const,
};

function purifier() {
	const purify = DOMPurify(window);
	purify.addHook("afterSanitizeAttributes", (node) => {
		if (node.tagName !== "A" || !node.hasAttribute("href")) return;
		node.setAttribute("target", "_blank");
		node.setAttribute("rel", "noopener noreferrer nofollow ugc");
	});
	return purify;
}

let shared: ReturnType<typeof purifier> | undefined;

/** Nobody nests text deeper; below that, the sanitiser takes longer and longer, until the page stands still. */
const deepest = 64;
const tooDeep = Array(deepest).fill("*").join(" > ");

/**
 * HTML from outside, reduced to text markup in which nothing can run; its links open in a new tab.
 * @returns null for markup that is nested too deep to be looked at: its text is all that can be shown of it
 */
export function sanitise(html: string): string | TrustedHTML | null {
	if (inertDocument(html).body.querySelector(tooDeep)) return null;
	shared ??= purifier();
	return shared.sanitize(html, allowed);
}
