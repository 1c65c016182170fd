import { navigate, prefetchPathname } from "gatsby";
import type { MouseEvent, PointerEvent } from "react";

/** The link of the site, from `Link` or `LanguageLink`, that an event is in. */
const linkOf = ({ target }: { target: EventTarget }) =>
	(target as Element).closest<HTMLAnchorElement>("a[data-site-link]");

/** Follows a link that React has not rendered: like Gatsby, without loading a document. */
export function followLink(event: MouseEvent) {
	const link = linkOf(event);
	const opensElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
	if (!link || opensElsewhere || event.defaultPrevented) return;
	event.preventDefault();
	const to = link.pathname + link.search + link.hash;
	void navigate(to, { replace: to === window.location.pathname });
}

/** Prefetches the page of such a link, when the visitor points at it. */
export function prefetchLink(event: PointerEvent) {
	const link = linkOf(event);
	if (link) prefetchPathname(link.pathname);
}
