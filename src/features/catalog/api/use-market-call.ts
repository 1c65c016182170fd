import { use, useEffect, useEffectEvent, useMemo } from "react";
import useSWR, { useSWRConfig } from "swr";
import useSWRMutation from "swr/mutation";
import { NotifyContext } from "../../../components/toasts/notify";
import type { MarketError } from "./client";

/**
 * The state of a call. It is ready as soon as there is data, also if a later call fails: it then has `retry`, too.
 */
export type MarketCall<Data> =
	| { state: "loading"; retry?: undefined }
	| { state: "error"; error: MarketError; retry: () => void }
	| { state: "ready"; data: Data; retry?: (() => void) | undefined };

/**
 * Of `useSWRMutation`, SWR's hook for calls that the page starts. The hook keeps the error, and the cache has data only: with `useSWR`,
 * a page would show the error of an earlier visit, and not call while another hook has the key, such as that of Gatsby's Head.
 */
const options = { revalidate: false, throwOnError: false } as const;

/**
 * Calls the market whenever a page is opened, and shows a toast for each failure; nothing else calls it but "Try again"
 * (docs/rules.md, "Market API").
 * @param key the path of the call; null while there is nothing to call
 * @param fetcher throws a MarketError
 * @param message the text of the toast; undefined for none
 * @param missing the status that says that there is no data, or none any more
 */
export function useMarketCall<Data>(
	key: string | null,
	fetcher: () => Promise<Data>,
	message?: string,
	missing?: number,
): MarketCall<Data> {
	const notify = use(NotifyContext);
	const { data, mutate } = useSWR<Data | null>(key, null);
	const { compare } = useSWRConfig();
	const { trigger, isMutating, error } = useSWRMutation<Data, MarketError>(key, fetcher, {
		...options,
		// An equal response keeps the identity of the data, which renders and indexes depend on.
		populateCache: (fresh: Data, cached?: Data) => (cached && compare(cached, fresh) ? cached : fresh),
	});

	useEffect(() => {
		if (key !== null) void trigger();
	}, [key, trigger]);

	const onFailure = useEffectEvent(({ status }: MarketError) => {
		if (message) notify(message);
		// Also for Gatsby's Head, which sees the cache only.
		if (status !== undefined && status === missing) void mutate(null, { revalidate: false });
	});
	// In an effect: the toast belongs to the page that called, and the visitor may have left it.
	useEffect(() => {
		if (error) onFailure(error);
	}, [error]);

	// The same object until something changes: `useDeferredValue` renders again for each new one.
	const failure = isMutating ? undefined : error;
	return useMemo(() => {
		const retry = failure && (() => void trigger());
		if (data) return { state: "ready", data, retry };
		if (failure && retry) return { state: "error", error: failure, retry };
		return { state: "loading" };
	}, [data, failure, trigger]);
}

/** The cached data of a call; null if the market answered 404. Makes no call, and works in Gatsby's Head. */
export const useCached = <Data>(key: string | null) => useSWR<Data | null>(key, null).data;
