import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../content-model/schemas/site";
import { writeFile } from "../hosting/site-files";
import { countCup, maxLeaves } from "../src/components/cup/count-cup";
import { Cup } from "../src/components/cup/cup";
import type { ReadString } from "../src/i18n/create-i18n";
import { htmlLang, languages, localizedPath } from "../src/i18n/languages";
import { siteUrl, webManifestPath } from "../src/seo/site-metadata";
import { token } from "./design-tokens";
import { localeStrings } from "./locale-files";
import { robots } from "./sitemap";

const write = (file: string, text: string) => writeFile(path.join("public", file), text);

/** The web app manifest in one language. */
export function webManifest(language: string, readString: ReadString, pageColor: string) {
	const home = localizedPath("/", language);
	const icon = (src: string, sizes: string, purpose = "any") => ({ src, sizes, type: "image/png", purpose });
	return {
		id: home,
		lang: htmlLang(language),
		name: `${readString("common", "brand.name")} · ${readString("common", "brand.tagline")}`,
		short_name: readString("common", "brand.name"),
		description: readString("landing", "metaDescription"),
		start_url: home,
		// All languages, because the language menu links to them.
		scope: "/",
		display: "minimal-ui",
		theme_color: pageColor,
		background_color: pageColor,
		icons: [
			icon("/icon-192.png", "192x192"),
			icon("/icon-512.png", "512x512"),
			icon("/icon-maskable-512.png", "512x512", "maskable"),
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
		],
	};
}

const securityTextPath = "/.well-known/security.txt";

/** How long the file is valid, in days. RFC 9116 recommends less than a year. */
const validDays = 350;

/** The file with the address for vulnerability reports (RFC 9116). */
export function securityText(email: string, now = new Date()): string {
	const expires = new Date(now);
	expires.setUTCDate(expires.getUTCDate() + validDays);
	return [
		`Contact: mailto:${email}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${languages.map(({ code }) => code).join(", ")}`,
		`Canonical: ${siteUrl}${securityTextPath}`,
		"",
	].join("\n");
}

/** A script of usual length for the cups that show a number only. */
const usualScript = Array.from({ length: 40 }, (_, line) => "x".repeat(30 + 20 * Math.sin(line / 4))).join("\n");

/** Writes the cups by the number of their leaves: of plans, and of templates that the build does not know. */
function writeCountCups(): void {
	for (let count = 0; count <= maxLeaves; count += 1) {
		const codes = Array<string>(count).fill(usualScript);
		write(countCup(count), renderToStaticMarkup(createElement(Cup, { codes })));
	}
}

/** Writes the text files and the pictures of the site that are not pages, also in `npm run develop`. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ getNodesByType, reporter }) => {
	write("robots.txt", robots);
	writeCountCups();
	const [site] = getNodesByType("SiteYaml") as unknown as Site[];
	if (site) write(securityTextPath, securityText(site.securityEmail));
	try {
		const pageColor = token("--color-page");
		for (const { code } of languages) {
			const manifest = webManifest(code, localeStrings(code), pageColor);
			write(localizedPath(webManifestPath, code), `${JSON.stringify(manifest, null, "\t")}\n`);
		}
	} catch (error) {
		// In develop, a locale file may be invalid.
		reporter.panicOnBuild("The web app manifest could not be written", error as Error);
	}
	if (process.env.NODE_ENV === "production" && !process.env.GATSBY_SITE_URL) {
		const what = "canonical and alternate links, the sitemap, robots.txt, structured data and shared pictures";
		reporter.info(`GATSBY_SITE_URL is not set: ${what} use ${siteUrl}. Set it for a build that you publish.`);
	}
};
