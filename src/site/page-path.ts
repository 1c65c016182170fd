import type { GatsbySSR } from "gatsby";
import { createElement, type ReactElement } from "react";

type Script = ReactElement<{ id?: string; dangerouslySetInnerHTML?: { __html: string } }>;

const scriptId = "gatsby-script-loader";
const pagePath = /window\.pagePath=("(?:[^"\\]|\\.)*")/;
const fromAttribute = "window.pagePath=document.currentScript.dataset.path";

/**
 * Gatsby writes each page's path into an inline script, so that each page would need a hash of its own in the
 * Content-Security-Policy. Here the path stands in an attribute, and the script is the same on all pages.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
	const components = (getPostBodyComponents() as Script[]).map((component) => {
		const text = component.props.id === scriptId ? component.props.dangerouslySetInnerHTML?.__html : undefined;
		const literal = text && pagePath.exec(text)?.[1];
		if (!text || !literal) return component;
		// Gatsby's own script, less the path.
		const __html = text.replace(pagePath, fromAttribute);
		const props = { id: scriptId, "data-path": JSON.parse(literal), dangerouslySetInnerHTML: { __html } };
		return createElement("script", { key: scriptId, ...props });
	});
	replacePostBodyComponents(components);
};
