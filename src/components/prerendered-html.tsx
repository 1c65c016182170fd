import { navigate } from "gatsby";
import { type ComponentProps, type MouseEvent, useEffect } from "react";

type PrerenderedHtmlProps = Pick<ComponentProps<"div">, "ref" | "onBlur" | "children"> & {
	/** Whether React keeps the prerendered HTML instead of hydrating it. */
	isKept: boolean;
	/** Loads the code of the children. */
	load: () => Promise<unknown>;
};

/** Shows its children or, without their code, their prerendered HTML. */
export function PrerenderedHtml({ isKept, load, children, ...props }: PrerenderedHtmlProps) {
	// On unmount, loads the code: if the visitor returns, React must render this part, even offline or after a deployment.
	useEffect(() => () => void load().catch(() => {}), [load]);
	// Gatsby sets `process.env.BUILD_STAGE` to `build-html` in the bundle that renders HTML.
	if (!isKept || process.env.BUILD_STAGE === "build-html") return <div key="rendered">{children}</div>;
	return (
		// biome-ignore lint/a11y: the links in the HTML are the controls; keyboards activate them by click events, too
		<div
			key="kept"
			{...props}
			onClick={followLink}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the HTML as it is
			dangerouslySetInnerHTML={{ __html: "" }}
		/>
	);
}

/** Follows a link like the `Link` of Gatsby. A link to another site, also on the same domain, has `rel="external"`. */
function followLink(event: MouseEvent) {
	const link = (event.target as Element).closest("a");
	const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
	const isPage = link?.origin === window.location.origin && !link.target && !link.relList.contains("external");
	if (!link || !isPlain || !isPage) return;
	event.preventDefault();
	const to = link.pathname + link.search + link.hash;
	void navigate(to, { replace: to === window.location.pathname });
}
