import { type SyntheticEvent, useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { pageLoader } from "../../site/loading/page-loader";
import { templatePath } from "../api/paths";
import { preloadTemplate } from "../api/template";

/** A pointer that only passes by, or a finger that scrolls, has left by then; in milliseconds. */
const pause = 80;

/** Visitors who save data, or have no connection, get what they ask for and no more. */
function sparing(): boolean {
	const { connection, onLine } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return connection?.saveData === true || onLine === false;
}

/** What a link to a template listens to: one that is about to be followed has its page and the template fetched ahead. */
export function useIntent(id: string) {
	const { cache } = useSWRConfig();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const forget = () => clearTimeout(timer.current);
	const expect = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
		const { pathname } = currentTarget;
		forget();
		timer.current = setTimeout(() => {
			if (sparing()) return;
			// Gatsby's link does so for a mouse alone.
			pageLoader()?.hovering(pathname);
			// Where it does not come, the page opens all the same.
			import("./card-transition").catch(() => undefined);
			// The page that the link leads to may have begun to call, and this card not be taken down yet.
			const call = cache.get(templatePath(id));
			if (call?.data !== undefined || call?.isValidating) return;
			preloadTemplate(id);
			// The page shows the description first: a failure there is told by whoever needs it.
			import("../detail/sanitise").catch(() => undefined);
		}, pause);
	};
	useEffect(() => () => clearTimeout(timer.current), []);
	return {
		onPointerEnter: expect,
		onFocus: expect,
		onPointerLeave: forget,
		onPointerCancel: forget,
		onBlur: forget,
	};
}
