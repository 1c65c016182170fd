import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { analyticsOf } from "../deploy/analytics";
import { defaultLanguage, languages } from "../i18n/languages";
import { siteUrl } from "../site/head/site-url";
import { pseudoFolder } from "./pseudo-language";
import { yamlTypeName } from "./yaml-type-name";

const folder = (name: string, directory: string) => ({
	resolve: "gatsby-source-filesystem",
	options: { name, path: path.resolve(directory) },
});

const analytics = analyticsOf(process.env);

/** The plugins in the order in which they must run. */
export const plugins: NonNullable<GatsbyConfig["plugins"]> = [
	folder("content", "content"),
	folder("locale", "locales"),
	// A generated language that shows which texts bypass the locale files or do not fit: `npm run develop -- pseudo`.
	...(process.env.PSEUDO_LANGUAGE === "1" ? ["pseudo-language", folder("locale", pseudoFolder)] : []),
	{ resolve: "gatsby-transformer-yaml", options: { typeName: yamlTypeName } },
	"gatsby-plugin-sharp",
	"gatsby-transformer-sharp",
	// Every part in every state, at /design-system/, and the mistakes of the content over each page: while developing alone.
	...(process.env.NODE_ENV === "production" ? [] : ["design-system", "mistakes"]),
	// Counts visits and what visitors do, in published sites that ask for it. Off, nothing of it is in the build.
	...(process.env.NODE_ENV === "production" && analytics ? [{ resolve: "analytics", options: analytics }] : []),
	// Makes each page once a language and reads the locale files; its half for the browser is left out (webpack.ts).
	{
		resolve: "gatsby-plugin-react-i18next",
		options: {
			localeJsonSourceName: "locale",
			languages: languages.map(({ code }) => code),
			defaultLanguage,
			siteUrl,
			// A redirect by guess breaks hydration and search engines: the layout offers the other language instead.
			redirect: false,
			trailingSlash: "always",
			verbose: false,
		},
	},
];
