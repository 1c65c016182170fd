import type { GatsbySSR } from "gatsby";

/** What every page's head has alike: icons and the colour of the browser's frame. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
	setHeadComponents([
		<link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
		<link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
		<link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
		<meta key="color-scheme" name="color-scheme" content="dark" />,
		<meta key="theme-color" name="theme-color" content="#0c0a09" />,
	]);
};
