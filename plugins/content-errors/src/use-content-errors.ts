import { useEffect, useState } from "react";

/** Where `gatsby develop` sends the errors of content and locales, as server-sent events. */
export const contentErrorsPath = "/__content-errors";

/** The current errors, one line each. */
export function useContentErrors(): string[] {
	const [errors, setErrors] = useState<string[]>([]);
	useEffect(() => {
		let source: EventSource | undefined;
		const connect = () => {
			source?.close();
			// Browsers allow six connections per host: tabs in the background would use them up.
			if (document.hidden) return;
			source = new EventSource(contentErrorsPath);
			source.addEventListener("message", ({ data }) => setErrors(JSON.parse(data)));
		};
		connect();
		document.addEventListener("visibilitychange", connect);
		return () => {
			document.removeEventListener("visibilitychange", connect);
			source?.close();
		};
	}, []);
	return errors;
}
