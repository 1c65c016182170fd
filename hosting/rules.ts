import { defaultLanguage, languages } from "../src/i18n/languages";

/** Headers of every response. With the Content-Security-Policy they meet all criteria of Mozilla's HTTP Observatory. */
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

/** The policy of pictures in SVG: opened by their address, they are documents, whose scripts must not run. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Decoded paths without a character that could also be sent encoded. All files but `[id]`, and all templates, have such a path. */
export const plainPath = /^[\w./~@+,=-]+$/;

/** Paths that visitors never get: host configuration, compressed variants, 404 pages, which would answer 200, and second names of pages. */
export const hiddenPath =
	/^\/_(?:headers|redirects)$|^(?:\/(?!template\/)[\w-]+)?\/404(?:\.html|\/)?$|\/index\.html$|\.(?:br|gz)$/;

/** The Cache-Control of page data and all other files whose name does not say that they rarely change. */
export const revalidate = "no-cache";

/** The paths of the other files, with their Cache-Control. The first that matches counts. */
const cacheRules: [path: RegExp, value: string][] = [
	// A proxy that rewrites pages breaks them: their policy names what they contain.
	[/\.html$|\/$/, `${revalidate}, no-transform`],
	// The name contains a content hash, so the file never changes.
	[/^\/static\/|^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/, "public, max-age=31536000, immutable"],
	[/\.(?:avif|ico|jpe?g|png|svg|webp|woff2)$/, "public, max-age=86400"],
];

/** `cacheRules` with the default, as the lines of a `map` of nginx. */
export const cacheMap = [
	`default "${revalidate}";`,
	...cacheRules.map(([path, value]) => `"~${path.source}" "${value}";`),
];

/** The Cache-Control value of a path. */
export const cacheControl = (path: string): string => cacheRules.find(([rule]) => rule.test(path))?.[1] ?? revalidate;

/** The path prefix of each language, such as `/ru`. The last one is that of the default language, which is empty. */
export const languagePrefixes = languages
	.map(({ code }) => (code === defaultLanguage ? "" : `/${code}`))
	.sort((a, b) => b.length - a.length);
