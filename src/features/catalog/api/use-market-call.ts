import { useEffect, useMemo, useState } from "react";
import useSWR, { type Fetcher, type SWRConfiguration } from "swr";
import { notify } from "../../../layout/toasts/notify";
import type { MarketError } from "./client";

/** Only a visit and "Try again" call the market (docs/rules.md, "Market API"). */
export const marketOptions: SWRConfiguration = {
	shouldRetryOnError: false,
	revalidateOnFocus: false,
	revalidateOnReconnect: false,
};

const notified = new WeakSet<MarketError>();

/** Shows one toast for a failed call, however many hooks see its error. */
function notifyOnce(error: MarketError, message: string) {
	if (notified.has(error)) return;
	notified.add(error);
	notify(message);
}

/** The state of a call. A repeated call counts as loading after an error, and as ready when there is data to show. */
export type MarketCall<Data> =
	| { state: "loading" }
	| { state: "error"; error: MarketError; retry: () => void }
	| { state: "ready"; data: Data };

/**
 * Calls the market whenever a page is opened, and shows a toast for each failure.
 * @param key the path of the call; null while there is nothing to call
 * @param message the text of the toast
 */
export function useMarketCall<Data>(
	key: string | null,
	fetcher: Fetcher<Data, string>,
	message: string,
): MarketCall<Data> {
	const { data, error, isValidating, mutate } = useSWR<Data, MarketError>(key, fetcher, {
		...marketOptions,
		// Also when the page is left before the call fails.
		onError: (failed) => notifyOnce(failed, message),
	});

	// An error that the previous page left in the cache. It is not shown: the call is made again.
	const [previous, setPrevious] = useState({ key, error });
	if (previous.key !== key) setPrevious({ key, error });
	const failure = error === previous.error ? undefined : error;

	// SWR calls `onError` only for the hook that made the call.
	useEffect(() => {
		if (failure) notifyOnce(failure, message);
	}, [failure, message]);

	// SWR skips the call of a new page if the page that is left still uses the same key and has an error. The timer is
	// cleared where SWR does call.
	const isSkipped = error !== undefined && !failure && !isValidating;
	useEffect(() => {
		if (!isSkipped) return;
		const timer = setTimeout(() => void mutate());
		return () => clearTimeout(timer);
	}, [isSkipped, mutate]);

	// The same object until something changes: `useDeferredValue` renders again for each new one.
	return useMemo(() => {
		if (data !== undefined) return { state: "ready", data };
		if (failure && !isValidating) return { state: "error", error: failure, retry: () => void mutate() };
		return { state: "loading" };
	}, [data, failure, isValidating, mutate]);
}

/** Subscribes to SWR's cache entry of a key. Makes no call on mount. */
export function useCached<Data>(key: string | null, fetcher: Fetcher<Data, string>) {
	return useSWR<Data, MarketError>(key, fetcher, { ...marketOptions, revalidateOnMount: false });
}
