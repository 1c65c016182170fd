import DOMPurify from "dompurify";
import { textMarkup, visibleText } from "./description-markup";
import { parseHtml } from "./html";
import { allowedAttributes, allowedTags, allowedUrl, linkAttributes } from "./markup-elements";

const config = {
	ALLOWED_TAGS: [...allowedTags],
	ALLOWED_ATTR: [...allowedAttributes, ...Object.keys(linkAttributes)],
	ADD_URI_SAFE_ATTR: ["lang", "dir", "colspan", "rowspan", ...Object.keys(linkAttributes)],
	ALLOWED_URI_REGEXP: allowedUrl,
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	// The Content Security Policy requires Trusted Types. Browsers without them get a string.
	RETURN_TRUSTED_TYPE: true as const,
};

/** Reduces untrusted HTML to text markup. An empty text if no text is left. */
export function sanitize(html: string): string | TrustedHTML {
	const content = parseHtml(html);
	return visibleText(content) === "" ? "" : DOMPurify.sanitize(textMarkup(content), config);
}
