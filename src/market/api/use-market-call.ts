import { useDeferredValue, useEffect, useMemo } from "react";
import useSWR, { type SWRConfiguration, useSWRConfig } from "swr";
import { notify } from "../../site/toasts/notify";
import { takeEarly } from "./early-calls";
import type { MarketError } from "./market-error";

/** One failed call, one toast: nothing is called again unless the visitor or the route asks for it. */
const options: SWRConfiguration = {
	shouldRetryOnError: false,
	revalidateOnFocus: false,
	revalidateOnReconnect: false,
};

/** The state of a call. While it is called again after an error, it counts as loading. */
export type MarketCall<Data> =
	| { state: "loading" /** What has come so far, where that is something already. */; part?: Data }
	| { state: "error"; error: MarketError; retry: () => void }
	| { state: "ready"; data: Data };

/**
 * Fetches through SWR, or takes what was fetched ahead. A failure is logged and shown as one toast, whoever waits for the
 * answer.
 * @param path the call and its cache key; null as long as there is nothing to call
 * @param message the toast of a failure (specification, section 8)
 */
export function useMarketCall<Data>(
	path: string | null,
	fetcher: (path: string) => Promise<Data>,
	message: string,
): MarketCall<Data> {
	const call = async (key: string) => {
		try {
			return (await takeEarly<Data>(key)) ?? (await fetcher(key));
		} catch (error) {
			console.error(error);
			notify(message);
			throw error;
		}
	};
	const { data: latest, error, isValidating, mutate } = useSWR<Data, MarketError>(path, call, options);
	// SWR has React show an answer in one go. It may be long: like this, the visitor can go on meanwhile.
	const answer = useMemo(() => ({ path, data: latest }), [path, latest]);
	const shown = useDeferredValue(answer);
	const data = shown.path === path ? shown.data : latest;
	const { cache } = useSWRConfig();

	// A page that is opened asks anew where the page before was left with an error. SWR does not, as long as that page is
	// still being taken down; whether it did is known in its cache by now.
	const left = useMemo(() => (path === null ? undefined : cache.get(path)?.error), [path, cache]);
	useEffect(() => {
		const known = path === null ? undefined : cache.get(path);
		if (left && known?.error === left && !known?.isValidating) void mutate();
	}, [path, left, cache, mutate]);

	if (data !== undefined) return { state: "ready", data };
	if (error && !isValidating) return { state: "error", error, retry: () => void mutate() };
	return { state: "loading" };
}
