import { useEffect } from "react";

/**
 * After every navigation Gatsby tells screen readers "Navigated to …" in English, with the text of the first heading. This
 * says the title of the page instead, which is in the page's language, a frame later, when it is there. Within a page,
 * as between tabs, nothing is said: what was chosen says so itself.
 */
export function useTranslatedAnnouncer() {
	useEffect(() => {
		const announcer = document.getElementById("gatsby-announcer");
		if (!announcer) return;
		let announced = window.location.pathname;
		let title = "";
		let frame = 0;
		const observer = new MutationObserver(() => {
			if (announcer.textContent === title) return;
			cancelAnimationFrame(frame);
			title = "";
			announcer.textContent = "";
			if (window.location.pathname === announced) return;
			frame = requestAnimationFrame(() => {
				announced = window.location.pathname;
				title = document.title;
				announcer.textContent = title;
			});
		});
		observer.observe(announcer, { childList: true, characterData: true, subtree: true });
		return () => {
			observer.disconnect();
			cancelAnimationFrame(frame);
		};
	}, []);
}
