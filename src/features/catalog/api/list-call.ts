import { useTranslation } from "../../../i18n/hooks";
import type { Template } from "../model";
import { callMarket, marketPath } from "./client";
import { parseTemplates } from "./parse";
import { type MarketCall, useCached, useMarketCall } from "./use-market-call";

/** @throws MarketError when the call fails or the response is not a list of templates */
function fetchTemplates(): Promise<Template[]> {
	return callMarket(marketPath, parseTemplates);
}

/** All templates of the market, in its order. */
export function useTemplates(): MarketCall<Template[]> {
	const { t } = useTranslation("catalog");
	return useMarketCall(marketPath, fetchTemplates, t("toasts.listFailed"));
}

/** The list from the cache. If it is missing, each page calls it once; a failure shows no toast. */
export function useOptionalTemplates(): Template[] | undefined {
	const cached = useCached<Template[]>(marketPath);
	useMarketCall(cached ? null : marketPath, fetchTemplates);
	return cached ?? undefined;
}

/** A template from the cached list. */
export function useListedTemplate(id: string | undefined): Template | undefined {
	return useCached<Template[]>(marketPath)?.find((template) => template.id === id);
}
