import { asHeader, policyText } from "./content-security-policy";

/** The policy of the editor. Sveltia CMS sets `style` attributes and shows previews and pictures from `blob:` URLs. */
const policy = policyText({
	"default-src": ["'none'"],
	"script-src": ["'self'"],
	"style-src": ["'self'", "'unsafe-inline'", "blob:"],
	"img-src": ["'self'", "blob:", "data:"],
	"font-src": ["'self'"],
	"connect-src": ["'self'", "blob:", "data:"],
	"frame-src": ["'self'", "blob:"],
	"manifest-src": ["'self'", "blob:"],
	"worker-src": ["'self'", "blob:"],
	"base-uri": ["'self'"],
	"form-action": ["'none'"],
});

/** The headers of the editor that differ from those of the site. @param isBeside whether it is shown beside the pages of the site */
export const editorHeaders = (isBeside: boolean) => ({
	"Content-Security-Policy": asHeader(policy, isBeside ? "'self'" : "'none'"),
	"X-Frame-Options": isBeside ? "SAMEORIGIN" : "DENY",
	"X-Robots-Tag": "noindex",
});
