import { useEffect, useRef } from "react";

/**
 * Gatsby tells screen readers "Navigated to …" in English, with the text of the first heading, and does so again whenever
 * the hash or the query changes. This says the title of the page instead, which is in the page's language, and nothing
 * where the page stayed the same: for a tab or a script that opens, the focus tells enough. What Gatsby wrote is
 * replaced before anything is read aloud.
 */
export function useTranslatedAnnouncer(pathname: string) {
	const now = useRef(pathname);
	useEffect(() => {
		now.current = pathname;
	}, [pathname]);

	useEffect(() => {
		const announcer = document.getElementById("gatsby-announcer");
		if (!announcer) return;
		let told = { path: now.current, text: "" };
		const observer = new MutationObserver(() => {
			if (announcer.textContent === told.text) return;
			told = { path: now.current, text: now.current === told.path ? "" : document.title };
			announcer.textContent = told.text;
		});
		observer.observe(announcer, { childList: true, characterData: true, subtree: true });
		return () => observer.disconnect();
	}, []);
}
