import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { defaultLanguage, languages } from "../src/i18n/languages";
import { siteUrl } from "../src/seo/site-metadata";
import { yamlTypeName } from "./content-types";
import { hostingOrigins, marketSnapshot } from "./environment";
import { sitemapOptions } from "./sitemap";

const folder = (name: string, directory: string) => ({
	resolve: "gatsby-source-filesystem",
	options: { name, path: path.resolve(directory) },
});

const isProduction = process.env.NODE_ENV === "production";
const { analytics } = hostingOrigins(process.env);

/** The order matters: sources, then transformers, then the i18n plugin. */
export const plugins: NonNullable<GatsbyConfig["plugins"]> = [
	folder("content", "content"),
	folder("locale", "locales"),
	{ resolve: "market-source", options: marketSnapshot(process.env) },
	{ resolve: "gatsby-transformer-yaml", options: { typeName: yamlTypeName } },
	// `Picture` shows no placeholders, and all browsers of the site support WebP.
	{ resolve: "gatsby-plugin-sharp", options: { defaults: { formats: ["webp"], placeholder: "none" } } },
	"gatsby-transformer-sharp",
	{ resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
	// Gatsby finds a plugin outside of `plugins` by the path of a file in its folder.
	...(isProduction ? [] : ["content-errors", path.resolve("editor/overlay/package.json")]),
	...(isProduction && analytics ? [{ resolve: "analytics", options: analytics }] : []),
	// Creates each page once per language and reads the locale files. patches/webpack.ts excludes its browser code.
	{
		resolve: "gatsby-plugin-react-i18next",
		options: {
			localeJsonSourceName: "locale",
			languages: languages.map(({ code }) => code),
			defaultLanguage,
			siteUrl,
			// Redirects break hydration and search engines; the layout suggests the visitor's language instead.
			redirect: false,
			trailingSlash: "always",
			verbose: false,
		},
	},
];
