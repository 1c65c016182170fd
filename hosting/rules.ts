import { defaultLanguage, languages } from "../src/i18n/languages";

/**
 * Headers of every response. With the Content-Security-Policy they meet all criteria of Mozilla's HTTP Observatory. nginx has
 * them, and `plainPath` and `hiddenPath`, in `nginx/templates/site.conf.template`.
 */
export const securityHeaders = {
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy":
		"accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), " +
		"magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), " +
		"xr-spatial-tracking=()",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** The path of a template's page as sent, with or without its last slash, in any language. */
const templatePath = "(?:/[\\w-]+)?/template/[^/?]+/?(?:\\?|$)";
const slash = "(?:/|%2f|%5c|\\x5c)";

/** Paths as sent that no page has: with dot segments, or with encoded slashes outside of a template's id. */
export const malformedPath = new RegExp(
	`^[^?]*${slash}(?:\\.|%2e){1,2}(?:${slash}|\\?|$)|^(?!${templatePath})[^?]*(?:%2f|%5c|%00|\\x5c)`,
	"i",
);

/** Decoded paths without a character that could also be sent encoded. All files but `[id]` have such a path. */
export const plainPath = /^[\w./~@+,=-]+$/;

/** Paths that visitors never get: host configuration, compressed variants, 404 pages, which would answer 200, and second names of pages. */
export const hiddenPath =
	/^\/_(?:headers|redirects|routes\.json|worker\.js)$|^(?:\/(?!template\/)[\w-]+)?\/404(?:\.html|\/)?$|\/index\.html$|\.(?:br|gz)$/;

/** The Cache-Control of pages, page data and all other files whose name does not say that they rarely change. */
export const revalidate = "no-cache";

/** The paths of the other files, with their Cache-Control. The first that matches counts. */
export const cacheRules: [path: RegExp, value: string][] = [
	// The name contains a content hash, so the file never changes.
	[/^\/static\/|^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/, "public, max-age=31536000, immutable"],
	[/\.(?:avif|ico|jpe?g|png|svg|webp|woff2)$/, "public, max-age=86400"],
];

/** The Cache-Control value of a path. */
export const cacheControl = (path: string): string => cacheRules.find(([rule]) => rule.test(path))?.[1] ?? revalidate;

/** The path prefix of each language, such as `/ru`. The last one is that of the default language, which is empty. */
export const languagePrefixes = languages
	.map(({ code }) => (code === defaultLanguage ? "" : `/${code}`))
	.sort((a, b) => b.length - a.length);
