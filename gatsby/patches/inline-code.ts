const pagePathScript = /(<script id="gatsby-script-loader")>(.*?window\.pagePath=)"[^"]*"/;
const focusWrapper = / style="[^"]*" tabindex="-1"( id="gatsby-focus-wrapper")/;
const announcerStyle = /(<div id="gatsby-announcer") style="[^"]*"/;

/**
 * Makes a page fit the Content-Security-Policy: its path moves from Gatsby's inline script into an attribute, so that the
 * script is the same on all pages. `global.css` has the styles of Gatsby's wrappers. One of them could have the focus: a click on
 * a text would give it to that, and Tab would start at the top (`src/components/move-focus.ts`).
 */
export function shareInlineCode(html: string, pagePath: string): string {
	const script = `$1 data-path="${pagePath}">$2document.currentScript.dataset.path`;
	return html.replace(pagePathScript, script).replace(focusWrapper, "$1").replace(announcerStyle, "$1");
}
