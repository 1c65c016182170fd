import { useEffect, useState } from "react";
import { VisuallyHidden } from "../components/visually-hidden/visually-hidden";

/** How long Gatsby may take to update the title after a page was rendered, in ms. */
const titleDelay = 300;

/**
 * Announces the title of each new page to screen readers. Gatsby's own announcer, which global.css hides, speaks English only
 * (gatsby issue 20801).
 */
export function RouteAnnouncer({ pathname }: { pathname: string }) {
	const [announced, setAnnounced] = useState({ pathname, title: "" });

	useEffect(() => {
		if (pathname === announced.pathname) return;
		const timer = setTimeout(() => setAnnounced({ pathname, title: document.title }), titleDelay);
		return () => clearTimeout(timer);
	}, [pathname, announced]);

	return (
		<VisuallyHidden id="route-announcer" aria-live="assertive">
			{announced.pathname === pathname && announced.title}
		</VisuallyHidden>
	);
}
