import { useTranslation } from "../../../i18n/hooks";
import type { Template } from "../model";
import { callMarket, listPath } from "./client";
import { parseTemplates } from "./parse";
import { type MarketCall, useCachedResult, useMarketCall } from "./use-market-call";

/** @throws MarketError when the call fails or the response is not a list of templates */
function fetchTemplates(): Promise<Template[]> {
	return callMarket(listPath, parseTemplates);
}

/** All templates of the market, in its order. An equal response keeps the identity of the list. */
export function useTemplates(): MarketCall<Template[]> {
	const { t } = useTranslation("catalog");
	return useMarketCall(listPath, fetchTemplates, t("toasts.listFailed"));
}

/** The list from the cache. If it is missing, each page calls it once; a failure shows no toast. */
export function useOptionalTemplates(): Template[] | undefined {
	const cached = useCachedResult<Template[]>(listPath).data;
	const call = useMarketCall(listPath, fetchTemplates, undefined, cached === undefined);
	return call.state === "ready" ? call.data : undefined;
}

/** A template from the cached list. */
export function useListedTemplate(id: string | undefined): Template | undefined {
	return useCachedResult<Template[]>(listPath).data?.find((template) => template.id === id);
}
