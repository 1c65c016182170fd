import { navigate } from "gatsby";
import { type ComponentProps, type MouseEvent, useEffect } from "react";

export type PrerenderedHtmlProps = Pick<ComponentProps<"div">, "ref" | "onBlur"> & {
	/** Loads the code of the component whose HTML this is. */
	load: () => Promise<unknown>;
};

/** Keeps the prerendered HTML of this place as it is: React does not hydrate it. Links in it open pages like Gatsby's links. */
export function PrerenderedHtml({ load, ...props }: PrerenderedHtmlProps) {
	// The visitor leaves the page. Going back needs the code, also offline or after a deployment.
	useEffect(() => () => void load().catch(() => {}), [load]);
	return (
		// biome-ignore lint/a11y: the links in the HTML are the controls; keyboards activate them by click events, too
		<div
			{...props}
			onClick={followLink}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the HTML as it is
			dangerouslySetInnerHTML={{ __html: "" }}
		/>
	);
}

/** Opens a page of this site without loading the document. */
function followLink(event: MouseEvent) {
	const link = (event.target as Element).closest("a");
	const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
	if (!link || !isPlain || link.target || link.origin !== window.location.origin) return;
	event.preventDefault();
	void navigate(link.pathname + link.search + link.hash);
}
