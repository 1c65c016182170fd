/**
 * The headers of every answer, whoever serves the site. With the Content-Security-Policy of the pages they meet all
 * criteria of Mozilla's HTTP Observatory.
 */
export const securityHeaders = {
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": [
		"accelerometer",
		"autoplay",
		"camera",
		"display-capture",
		"encrypted-media",
		"geolocation",
		"gyroscope",
		"magnetometer",
		"microphone",
		"midi",
		"payment",
		"publickey-credentials-get",
		"screen-wake-lock",
		"usb",
		"xr-spatial-tracking",
	]
		.map((feature) => `${feature}=()`)
		.join(", "),
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** How long an answer may be kept, by the path of its file; the first that fits counts. */
export const cacheRules: { path: RegExp; value: string }[] = [
	// The name carries a hash of the bytes: another content is another name.
	{ path: /^\/static\/|^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/, value: "public, max-age=31536000, immutable" },
	{ path: /\.(?:avif|ico|jpe?g|png|svg|webp|woff2)$/, value: "public, max-age=86400" },
];

/** Pages, page data and everything else: kept, and asked about each time. */
export const revalidate = "no-cache";

export function cacheControl(path: string): string {
	return cacheRules.find((rule) => rule.path.test(path))?.value ?? revalidate;
}
