import { useTranslation } from "react-i18next";
import { mutate, preload } from "swr";
import type { TemplateDetail } from "../model";
import { callMarket, type MarketError } from "./client";
import { parseTemplate } from "./parse";
import { type MarketCall, useCached, useMarketCall } from "./use-market-call";

/** Half of a surrogate pair: `encodeURIComponent` throws on it. */
const loneSurrogates = /\p{Cs}/gu;

/** The path of the detail call, and its SWR key. */
export function templateKey(id: string): string {
	return `/public/market/getAll?id=${encodeURIComponent(id.replace(loneSurrogates, "\ufffd"))}`;
}

/** @throws MarketError when the call fails or the answer is not a template; its status is 404 for an unknown id */
export function fetchTemplate(id: string): Promise<TemplateDetail> {
	return callMarket(templateKey(id), (answer) => parseTemplate(id, answer));
}

/** One template with its scripts, called again whenever the id changes. Without an id nothing is called. */
export function useTemplate(id: string | undefined): MarketCall<TemplateDetail> {
	const { t } = useTranslation("catalog");
	const key = id === undefined ? null : templateKey(id);
	return useMarketCall(key, () => fetchTemplate(id ?? ""), t("toasts.detailFailed"));
}

/** The cached result of the page's call. Makes no call, and works in Gatsby's Head. */
export function useCachedTemplate(id: string | undefined): { template?: TemplateDetail; error?: MarketError } {
	const key = id === undefined ? null : templateKey(id);
	const { data, error } = useCached(key, () => fetchTemplate(id ?? ""));
	return { template: data, error: data === undefined ? error : undefined };
}

/**
 * Prefetches a template that the visitor is about to open. The client logs a failure.
 * @param isOpened whether the template's page already uses the call; if not, a failed call is dropped, and the visit calls again
 */
export function preloadTemplate(id: string, isOpened: () => boolean): void {
	const key = templateKey(id);
	preload(key, () => fetchTemplate(id)).catch(() => {
		if (!isOpened()) void mutate(key);
	});
}
