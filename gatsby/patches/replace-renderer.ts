import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders pages with `renderToString`. Gatsby uses React's streaming renderer, which moves large Suspense boundaries to the
 * end of the document, where only a script can show them (react issue 34966).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
	replaceBodyHTMLString(renderToString(bodyComponent));
};
