import { asHeader, policyText } from "./content-security-policy";

/** Where the editor is, below the site. */
export const editorPath = "/admin/";

/**
 * The policy in the editor's page. Sveltia CMS sets `style` attributes and shows previews and pictures from `blob:` URLs.
 * @param hosts the origins of the git host
 */
export function editorPagePolicy(hosts: readonly string[] = []): string {
	return policyText({
		"default-src": ["'none'"],
		"script-src": ["'self'"],
		"style-src": ["'self'", "'unsafe-inline'", "blob:"],
		"img-src": ["'self'", "blob:", "data:", ...hosts],
		"font-src": ["'self'"],
		"connect-src": ["'self'", "blob:", "data:", ...hosts],
		"frame-src": ["'self'", "blob:"],
		"manifest-src": ["'self'", "blob:"],
		"worker-src": ["'self'", "blob:"],
		"base-uri": ["'self'"],
		"form-action": ["'none'"],
	});
}

/** The headers of the editor that differ from those of the site. */
export const editorHeaders = (hosts: readonly string[] = []) => ({
	"Content-Security-Policy": asHeader(editorPagePolicy(hosts)),
	// Sign-in windows of the git host answer to the window that opened them.
	"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	"X-Robots-Tag": "noindex",
});
