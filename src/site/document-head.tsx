import type { GatsbySSR } from "gatsby";
import { noteFresh } from "./loading/lay-out";
import { watchStart } from "./loading/watch-start";

/**
 * Gatsby's router decodes hash and path as soon as it loads, the path more than once and both without a net: an address
 * that cannot be decoded (`/%E0`, `/100%25`, `#%`) would leave a dead page. This runs before it: such a hash is dropped,
 * and such a path becomes one that leads nowhere in peace. Then it notes whether a built page is opened at its top.
 */
const mendAddress = `(l => {
	let d = t => { try { return decodeURIComponent(t) } catch { return "%" } },
		p = d(l.pathname).includes("%") ? l.pathname.replace(/%/g, "_") : l.pathname,
		h = d(l.hash) == "%" ? "" : l.hash;
	p == l.pathname && h == l.hash || history.replaceState(history.state, "", p + l.search + h);
	${process.env.NODE_ENV === "production" ? `h || ${noteFresh}` : ""}
})(location)`
	.replace(/\s+/g, " ")
	.replace(/ ?([{}();:?,=&|+>]+) ?/g, "$1");

/** What every page's head has alike: icons and the colour of the browser's frame. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
	setHeadComponents([
		// biome-ignore lint/security/noDangerouslySetInnerHtml: the texts are constants
		<script key="mend-address" dangerouslySetInnerHTML={{ __html: `${mendAddress};${watchStart}` }} />,
		<link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
		<link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
		<link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
		<meta key="color-scheme" name="color-scheme" content="dark" />,
		<meta key="theme-color" name="theme-color" content="#0c0a09" />,
	]);
};
