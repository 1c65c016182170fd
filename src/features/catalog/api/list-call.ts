import { useTranslation } from "../../../i18n/hooks";
import type { Template } from "../model";
import { callMarket } from "./client";
import { parseTemplates } from "./parse";
import { type MarketCall, useCachedResult, useMarketCall } from "./use-market-call";

/** The path of the list call, and its SWR key. */
const templatesKey = "/public/market/getAll";

/** @throws MarketError when the call fails or the response is not a list of templates */
function fetchTemplates(): Promise<Template[]> {
	return callMarket(templatesKey, parseTemplates);
}

/** All templates of the market, in its order. An equal response keeps the identity of the list. */
export function useTemplates(): MarketCall<Template[]> {
	const { t } = useTranslation("catalog");
	return useMarketCall(templatesKey, fetchTemplates, t("toasts.listFailed"));
}

/** The list from the cache. If it is missing, each page calls it once; a failure shows no toast. */
export function useOptionalTemplates(): Template[] | undefined {
	const cached = useCachedResult<Template[]>(templatesKey).data;
	const call = useMarketCall(templatesKey, fetchTemplates, undefined, cached === undefined);
	return call.state === "ready" ? call.data : undefined;
}

/** A template from the cached list. */
export function useListedTemplate(id: string | undefined): Template | undefined {
	return useCachedResult<Template[]>(templatesKey).data?.find((template) => template.id === id);
}
