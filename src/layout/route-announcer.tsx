import { useEffect, useState } from "react";
import { moveFocus } from "../components/move-focus";
import { VisuallyHidden } from "../components/visually-hidden/visually-hidden";

/** How long Gatsby may take to update the title after a page was rendered, in ms. */
const titleDelay = 300;

/**
 * Focuses each new page, and announces its title to screen readers. Gatsby's own announcer, which global.css hides, speaks English
 * only (gatsby issue 20801), and its router focuses what a click would focus, too (`gatsby/patches/page-html.ts`).
 */
export function RouteAnnouncer({ pathname }: { pathname: string }) {
	const [announced, setAnnounced] = useState({ pathname, title: "" });

	useEffect(() => {
		if (pathname === announced.pathname) return;
		const page = document.getElementById("gatsby-focus-wrapper");
		if (page) moveFocus(page, { preventScroll: true });
		const timer = setTimeout(() => setAnnounced({ pathname, title: document.title }), titleDelay);
		return () => clearTimeout(timer);
	}, [pathname, announced]);

	return (
		<VisuallyHidden id="route-announcer" aria-live="assertive">
			{announced.pathname === pathname && announced.title}
		</VisuallyHidden>
	);
}
