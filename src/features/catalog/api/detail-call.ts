import { useTranslation } from "../../../i18n/hooks";
import type { TemplateDetail } from "../model";
import { callMarket, MarketError, templateKey } from "./client";
import { isTemplateId, parseTemplate } from "./parse";
import { type MarketCall, useCached, useMarketCall } from "./use-market-call";

function callTemplate(id: string): Promise<TemplateDetail> {
	return callMarket(templateKey(id), (response) => parseTemplate(id, response));
}

/** How long a preloaded response can be used, in ms. Each visit calls the market (docs/rules.md, "Market API"). */
const preloadLifetime = 10_000;

/**
 * Calls for templates that the visitor is about to open. Not read during render. SWR's `preload` would keep each response until its
 * page is opened, however old it is, and also a failed one.
 */
const preloads = new Map<string, Promise<TemplateDetail>>();

/** Calls for a template that the visitor is about to open. The page uses the response if it is opened soon after. */
export function preloadTemplate(id: string): void {
	if (preloads.has(id)) return;
	const call = callTemplate(id);
	const forget = () => {
		if (preloads.get(id) === call) preloads.delete(id);
	};
	preloads.set(id, call);
	call.catch(forget);
	setTimeout(forget, preloadLifetime);
}

/** @throws MarketError when the call fails or the response is not a template; its status is 404 for an unknown id */
async function fetchTemplate(id: string): Promise<TemplateDetail> {
	if (!isTemplateId(id)) throw new MarketError(`${id} is not the id of a template`, { status: 404 });
	const call = preloads.get(id) ?? callTemplate(id);
	preloads.delete(id);
	return call;
}

/** One template with its scripts, called again whenever the id changes. Without an id nothing is called. */
export function useTemplate(id: string | undefined): MarketCall<TemplateDetail> {
	const { t } = useTranslation("catalog");
	const key = id === undefined ? null : templateKey(id);
	return useMarketCall(key, () => fetchTemplate(id ?? ""), t("toasts.detailFailed"), 404);
}

/** The cached template; null if the market has none with that id. Makes no call, and works in Gatsby's Head. */
export function useCachedTemplate(id: string | undefined): TemplateDetail | null | undefined {
	return useCached(id === undefined ? null : templateKey(id));
}
