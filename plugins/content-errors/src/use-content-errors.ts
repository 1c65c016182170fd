import useSWR from "swr";

/** Where `gatsby develop` has the errors of content and locales. */
export const contentErrorsPath = "/__content-errors";

const readErrors = async (path: string): Promise<string[]> => (await fetch(path)).json();

/**
 * The current errors, one line each, or the last ones while the server does not respond. Polls, because browsers allow six
 * connections per host, and hot reload already keeps one open in each tab.
 */
export function useContentErrors(): string[] {
	const options = { refreshInterval: 1_000, dedupingInterval: 0, refreshWhenOffline: true };
	return useSWR(contentErrorsPath, readErrors, options).data ?? [];
}
