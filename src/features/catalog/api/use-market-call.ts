import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import useSWR, { type SWRConfiguration, useSWRConfig } from "swr";
import { notify } from "../../../components/toasts/notify";
import type { MarketError } from "./client";

/** Opening a page calls the market, each time; nothing else does but "Try again" (docs/rules.md, "Market API"). */
const marketOptions: SWRConfiguration = {
	dedupingInterval: 0,
	revalidateOnFocus: false,
	revalidateOnReconnect: false,
};

/**
 * What SWR caches for a call: the latest data, and the error of the latest call. SWR does not call on mount when a key has an
 * error and another hook, here that of Gatsby's Head, uses it. So errors are stored as data.
 */
export type MarketResult<Data> = { data?: Data; error?: MarketError };

/** The state of a call. It is ready as soon as there is data, also if a later call fails. */
export type MarketCall<Data> =
	| { state: "loading" }
	| { state: "error"; error: MarketError; retry: () => void }
	| { state: "ready"; data: Data };

/**
 * Calls the market whenever a page is opened, and shows a toast for each failure.
 * @param key the path of the call; null while there is nothing to call
 * @param fetcher a constant function for each key, which throws a MarketError
 * @param message the text of the toast; undefined for none
 * @param revalidateIfStale whether to call if there is cached data
 */
export function useMarketCall<Data>(
	key: string | null,
	fetcher: () => Promise<Data>,
	message: string | undefined,
	revalidateIfStale = true,
): MarketCall<Data> {
	const { cache } = useSWRConfig();
	const call = useCallback(async (): Promise<MarketResult<Data>> => {
		try {
			return { data: await fetcher() };
		} catch (error) {
			const earlier: MarketResult<Data> | undefined = cache.get(key ?? "")?.data;
			return { data: earlier?.data, error: error as MarketError };
		}
	}, [cache, key, fetcher]);
	const { data: result, mutate } = useSWR<MarketResult<Data>>(key, call, { ...marketOptions, revalidateIfStale });
	const { data, error } = result ?? {};

	// The cache keeps the error of an earlier call until the next one ends. Meanwhile, the page is loading.
	// Set during render: with an effect, the page would first show that error and its toast.
	const [repeated, setRepeated] = useState({ key, error });
	if (repeated.key !== key) setRepeated({ key, error });
	const isNew = error !== repeated.error;

	// In an effect: the toast belongs to the page that called, and the visitor may have left it.
	const showToast = useEffectEvent(() => {
		if (message) notify(message);
	});
	useEffect(() => {
		if (error && isNew) showToast();
	}, [error, isNew]);

	// The same object until something changes: `useDeferredValue` renders again for each new one.
	return useMemo(() => {
		if (data !== undefined) return { state: "ready", data };
		if (!error || !isNew) return { state: "loading" };
		const retry = () => {
			setRepeated({ key, error });
			void mutate(call(), { revalidate: false });
		};
		return { state: "error", error, retry };
	}, [data, error, isNew, key, call, mutate]);
}

/** The cached data of a call, or its error if there is none. Makes no call. */
export function useCachedResult<Data>(key: string | null): MarketResult<Data> {
	const { data, error } = useSWR<MarketResult<Data>>(key, null).data ?? {};
	return data === undefined ? { error } : { data };
}
