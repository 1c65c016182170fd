import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders a page to HTML in one piece. Gatsby renders for a stream: there, React puts the content of large Suspense
 * boundaries at the end of the document, for a script to move to its place, and without scripts it is never seen.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
	replaceBodyHTMLString(renderToString(bodyComponent));
};
