import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";

type Script = ReactElement<{ id?: string; dangerouslySetInnerHTML?: { __html: string }; "data-path"?: string }>;

const pagePath = /window\.pagePath=("(?:[^"\\]|\\.)*")/;

/**
 * Moves the path of the page from Gatsby's inline script into an attribute. The script is then the same on all pages, and
 * the Content-Security-Policy needs one hash for it instead of one per page (gatsby pull request 29600).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
	const components = (getPostBodyComponents() as Script[]).map((script) => {
		const text = script.props.dangerouslySetInnerHTML?.__html ?? "";
		const literal = script.props.id === "gatsby-script-loader" && pagePath.exec(text)?.[1];
		if (!literal) return script;
		const __html = text.replace(pagePath, "window.pagePath=document.currentScript.dataset.path");
		return cloneElement(script, { "data-path": JSON.parse(literal), dangerouslySetInnerHTML: { __html } });
	});
	replacePostBodyComponents(components);
};
