import { useTranslation } from "../../../i18n/hooks";
import type { TemplateDetail } from "../model";
import { callMarket, MarketError, templateKey } from "./client";
import { isTemplateId, parseTemplate } from "./parse";
import { type MarketCall, useCached, useMarketCall } from "./use-market-call";

/** @throws MarketError when the call fails or the response is not a template; its status is 404 for an unknown id */
async function fetchTemplate(id: string): Promise<TemplateDetail> {
	if (!isTemplateId(id)) throw new MarketError(`${id} is not the id of a template`, { status: 404 });
	return callMarket(templateKey(id), (response) => parseTemplate(id, response));
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
