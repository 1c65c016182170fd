import { htmlLang } from "../i18n/languages";
import { localizedPath } from "../i18n/paths";
import type { HeadCopy } from "../site/head/head-copy";

/** What a browser needs to keep the site on a home screen, in one language. */
export function webManifest(language: string, copy: HeadCopy, pageColour: string) {
	const home = localizedPath("/", language);
	const icon = (src: string, sizes: string, purpose = "any") => ({ src, sizes, type: "image/png", purpose });
	return {
		id: home,
		lang: htmlLang(language),
		name: `${copy("common", "brand.name")} · ${copy("common", "brand.tagline")}`,
		short_name: copy("common", "brand.name"),
		description: copy("landing", "metaDescription"),
		start_url: home,
		// All languages: the menu leads from one to the other.
		scope: "/",
		display: "minimal-ui",
		theme_color: pageColour,
		background_color: pageColour,
		icons: [
			icon("/icon-192.png", "192x192"),
			icon("/icon-512.png", "512x512"),
			icon("/icon-maskable-512.png", "512x512", "maskable"),
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
		],
	};
}
