import type { HeadProps } from "gatsby";
import { type ComponentType, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";

type HeadInput = Pick<HeadProps, "params" | "data" | "pageContext">;

/** What Gatsby's page renderer hands over of a page. */
export type HeadCall = {
	pageComponent: { Head?: ComponentType<HeadInput> } | undefined;
	pageComponentProps: HeadInput & { location: Pick<Location, "pathname"> };
};

/** React moves title, meta and link from wherever they are rendered into the page's head. */
let root: Root | undefined;

/** What the built page has of them is in its way once they are there. */
function BuiltHeadRemover() {
	useEffect(() => {
		for (const element of document.querySelectorAll("[data-gatsby-head]")) element.remove();
	}, []);
	return null;
}

/**
 * Renders the `Head` of the page that is shown. Stands in the place of Gatsby's own, which takes `lang` off the page and
 * puts it back whenever the address changes, be it by a hash: all of the page would be styled and laid out anew.
 */
export function useHead({ pageComponent, pageComponentProps }: HeadCall) {
	const Head = pageComponent?.Head;
	const { params, data, pageContext, location } = pageComponentProps;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are new objects each time; the path tells them
	useEffect(() => {
		if (!Head) return;
		root ??= createRoot(document.createElement("div"));
		root.render(
			<>
				<Head params={params} data={data} pageContext={pageContext} />
				<BuiltHeadRemover />
			</>,
		);
	}, [Head, location.pathname, data, pageContext]);
}

/** The name by which Gatsby asks for it. */
export { useHead as headHandlerForBrowser };
