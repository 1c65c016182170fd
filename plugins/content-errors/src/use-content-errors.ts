import { useEffect, useState } from "react";

/** Where `gatsby develop` has the errors of content and locales. */
export const contentErrorsPath = "/__content-errors";

/** In ms. */
const interval = 1_000;

/** The JSON of the current errors, or of the last ones when the server does not answer. */
async function readErrors(last: string): Promise<string> {
	const response = await fetch(contentErrorsPath).catch(() => undefined);
	return response?.ok ? response.text() : last;
}

/**
 * The current errors, one line each. Asked for, not pushed: browsers allow six connections per host, and hot reload keeps
 * one open in each tab.
 */
export function useContentErrors(): string[] {
	const [errors, setErrors] = useState<string[]>([]);
	useEffect(() => {
		let latest = "[]";
		let timer: number | undefined;
		let isUnmounted = false;
		async function poll() {
			const current = document.hidden ? latest : await readErrors(latest);
			if (isUnmounted) return;
			if (current !== latest) setErrors(JSON.parse(current) as string[]);
			latest = current;
			timer = window.setTimeout(poll, interval);
		}
		void poll();
		return () => {
			isUnmounted = true;
			window.clearTimeout(timer);
		};
	}, []);
	return errors;
}
