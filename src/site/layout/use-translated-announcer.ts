import { useEffect, useLayoutEffect, useRef } from "react";

/** So long, in milliseconds, a page is waited for that has the same title as the one before. */
const patience = 1000;

/**
 * After every navigation Gatsby tells screen readers "Navigated to …" in English, with the text of the first heading. This
 * says the title of the page instead, which is in the page's language, as soon as it is there: Gatsby changes it some
 * time after the page. Within a page, as between tabs, nothing is said: what was chosen says so itself.
 */
export function useTranslatedAnnouncer(pathname: string) {
	const before = useRef("");

	// biome-ignore lint/correctness/useExhaustiveDependencies: the title that another page has found
	useLayoutEffect(() => {
		before.current = document.title;
	}, [pathname]);

	useEffect(() => {
		const announcer = document.getElementById("gatsby-announcer");
		if (!announcer) return;
		let announced = window.location.pathname;
		let title = "";
		let frame = 0;
		const tell = (until: number) => {
			if (document.title === before.current && performance.now() < until) {
				frame = requestAnimationFrame(() => tell(until));
				return;
			}
			announced = window.location.pathname;
			title = document.title;
			announcer.textContent = title;
		};
		const observer = new MutationObserver(() => {
			if (announcer.textContent === title) return;
			cancelAnimationFrame(frame);
			title = "";
			announcer.textContent = "";
			if (window.location.pathname === announced) return;
			const until = performance.now() + patience;
			frame = requestAnimationFrame(() => tell(until));
		});
		observer.observe(announcer, { childList: true, characterData: true, subtree: true });
		return () => {
			observer.disconnect();
			cancelAnimationFrame(frame);
		};
	}, []);
}
