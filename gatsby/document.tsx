import fs from "node:fs";
import type { GatsbySSR } from "gatsby";
import { marketOrigin } from "../src/features/catalog/api/client";
import { htmlLang, languageOfPath } from "../src/i18n/languages";
import { token } from "./design-tokens";

const coverIcons = fs.readFileSync("src/features/catalog/cover/covers.svg", "utf8");

/** The language of a page, and the elements that are the same on every page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
	pathname,
	setHtmlAttributes,
	setHeadComponents,
	setPostBodyComponents,
}) => {
	setHtmlAttributes({ lang: htmlLang(languageOfPath(pathname)) });
	const market = marketOrigin();
	setHeadComponents([
		// Calls of the market have no cookies: browsers keep such connections apart.
		market && <link key="market" rel="preconnect" href={market} crossOrigin="anonymous" />,
		<link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
		<link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
		<link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
		<link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
		// Style sheets choose dark. With forced colors, Firefox reads only this: the visitor's colors may be light.
		<meta key="color-scheme" name="color-scheme" content="dark light" />,
		<meta key="theme-color" name="theme-color" content={token("--color-page")} />,
	]);
	// In the page: Chromium loses icons of another file when it is cached (https://github.com/btcpayserver/btcpayserver/issues/7003).
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project
	setPostBodyComponents([<div key="cover-icons" dangerouslySetInnerHTML={{ __html: coverIcons }} />]);
};
