import { prefetchPathname } from "gatsby";
import { type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { Link, type LinkProps } from "../../../i18n/link";
import { preloadTemplate } from "../api/detail-call";
import { templatePagePath } from "../template-link";

/** In ms. Ignores pointers that pass by and fingers that scroll. */
const intentDelay = 80;

function savesData(): boolean {
	const { connection, onLine } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return connection?.saveData === true || onLine === false;
}

type PrefetchingLinkProps = Pick<LinkProps, "className" | "children"> & { id: string };

/** A link to a template. Hover, touch and focus prefetch the page and the template. */
export function PrefetchingLink({ id, ...props }: PrefetchingLinkProps) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const cancel = () => clearTimeout(timer.current);
	const start = (event: SyntheticEvent<HTMLAnchorElement>) => {
		const { pathname } = event.currentTarget;
		cancel();
		if (savesData()) return;
		timer.current = setTimeout(() => {
			// Gatsby's link does not prefetch on touch and focus.
			prefetchPathname(pathname);
			preloadTemplate(id);
			// The page will need it, and handles a failure.
			import("../../../lib/sanitize").catch(() => {});
		}, intentDelay);
	};
	// A layout effect, to cancel before the opened page makes the call itself.
	useLayoutEffect(() => () => clearTimeout(timer.current), []);
	return (
		<Link
			{...props}
			to={templatePagePath(id)}
			onPointerEnter={start}
			onFocus={start}
			onPointerLeave={cancel}
			onPointerCancel={cancel}
			onBlur={cancel}
		/>
	);
}
