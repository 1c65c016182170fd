import { useSyncExternalStore } from "react";
import { closePopoverOfLink, closePopoverOnLeave } from "../../components/close-popover";
import { followLink } from "../../components/follow-link";
import { island } from "../../components/island";
import { languageLinkEvents } from "../language-link-events";
import * as styles from "./header.module.css";
import type { HeaderBarProps } from "./header-bar";

const HeaderBar = island(() => import("./header-bar").then((module) => module.HeaderBar), { hydrate: "never" });

/** The header turns solid above this scroll position, in pixels (docs/rules.md, Header). */
const solidAbove = 10;

function subscribeToScroll(listener: () => void) {
	window.addEventListener("scroll", listener, { passive: true });
	return () => window.removeEventListener("scroll", listener);
}

/** Whether the page is scrolled as far as `isReached` says; false in the prerendered HTML. */
const useScroll = (isReached: () => boolean) => useSyncExternalStore(subscribeToScroll, isReached, () => false);

/** The header. The events of its bar arrive here, so a first visit does not render the bar again. */
export function Header(props: HeaderBarProps) {
	const isSolid = useScroll(() => window.scrollY > solidAbove);
	const isBelow = useScroll(() => window.scrollY > window.innerHeight);
	return (
		// biome-ignore lint/a11y: the links in it are the controls; keyboards activate them by click events, too
		<header
			className={styles.header}
			data-solid={isSolid}
			data-below={isBelow}
			{...languageLinkEvents}
			onClick={(event) => {
				followLink(event);
				closePopoverOfLink(event);
			}}
			onBlur={closePopoverOnLeave}
		>
			<HeaderBar {...props} />
		</header>
	);
}
