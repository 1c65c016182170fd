const pagePathScript = /(<script id="gatsby-script-loader")>(.*?window\.pagePath=)"[^"]*"/;
const wrapperStyles =
	/ style="[^"]*"(?=[^<>]* id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/**
 * Makes a page fit the Content-Security-Policy: its path moves from Gatsby's inline script into an attribute, so that the
 * script is the same on all pages. `global.css` has the styles of Gatsby's wrappers.
 */
export function shareInlineCode(html: string, pagePath: string): string {
	return html
		.replace(pagePathScript, `$1 data-path="${pagePath}">$2document.currentScript.dataset.path`)
		.replace(wrapperStyles, "");
}
