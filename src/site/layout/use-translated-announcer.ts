import { useEffect } from "react";

/**
 * Gatsby tells screen readers "Navigated to …" in English, with the text of the first heading. This says the title of
 * the page instead, which is in the page's language. Gatsby writes in the frame after a navigation, so this waits for
 * the one after it.
 */
export function useTranslatedAnnouncer(pathname: string) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
	useEffect(() => {
		const announcer = document.getElementById("gatsby-announcer");
		if (!announcer?.textContent) return;
		let second = 0;
		const first = requestAnimationFrame(() => {
			second = requestAnimationFrame(() => {
				announcer.textContent = document.title;
			});
		});
		return () => {
			cancelAnimationFrame(first);
			cancelAnimationFrame(second);
		};
	}, [pathname]);
}
