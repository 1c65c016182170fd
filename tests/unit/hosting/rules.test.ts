/** @jest-environment node */
import { cacheControl, securityHeaders } from "../../../hosting/rules";

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

test.each([
	["/app-0123456789abcdef0123.js", year],
	["/styles.0123456789abcdef0123.css", year],
	["/component---src-pages-template-[id]-tsx-0123456789abcdef0123.js", year],
	["/static/onest-latin-0123.woff2", year],
	["/static/0123/4567/dashboard.png", year],
	["/avatars/1.svg", day],
	["/favicon.ico", day],
	["/", "no-cache"],
	["/templates/", "no-cache"],
	["/index.html", "no-cache"],
	["/page-data/app-data.json", "no-cache"],
	["/page-data/sq/d/2390009820.json", "no-cache"],
	["/robots.txt", "no-cache"],
	["/sitemap.xml", "no-cache"],
	["/app-0123456789abcdef0123.js.LICENSE.txt", "no-cache"],
	["/app-0123.js", "no-cache"],
	["/ru/app-0123456789abcdef0123.js", "no-cache"],
])("Cache-Control of %s is %s", (path, value) => {
	expect(cacheControl(path)).toBe(value);
});

// The criteria of Mozilla's HTTP Observatory.
test("the security headers meet the HTTP Observatory", () => {
	expect(Number(/max-age=(\d+)/.exec(securityHeaders["Strict-Transport-Security"])?.[1])).toBeGreaterThan(15768000);
	expect(securityHeaders).toMatchObject({
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
	});
});
