import { useCallback } from "react";
import { useTranslation } from "../../../i18n/hooks";
import type { TemplateDetail } from "../model";
import { callMarket } from "./client";
import { parseTemplate } from "./parse";
import { type MarketCall, type MarketResult, useCachedResult, useMarketCall } from "./use-market-call";

/** The path of the detail call, and its SWR key. */
export function templateKey(id: string): string {
	return `/public/market/getAll?id=${encodeURIComponent(id)}`;
}

function callTemplate(id: string): Promise<TemplateDetail> {
	return callMarket(templateKey(id), (response) => parseTemplate(id, response));
}

/** How long a preloaded response can be used, in ms. Each visit calls the market (docs/rules.md, "Market API"). */
const preloadLifetime = 10_000;

/** Calls for templates that the visitor is about to open, and their start in ms. Not read during render. */
const preloads = new Map<string, { call: Promise<TemplateDetail>; start: number }>();

function freshPreload(id: string): Promise<TemplateDetail> | undefined {
	const { call, start = 0 } = preloads.get(id) ?? {};
	return Date.now() - start < preloadLifetime ? call : undefined;
}

/** Calls for a template that the visitor is about to open. The page uses the response if it is opened soon after. */
export function preloadTemplate(id: string): void {
	if (freshPreload(id)) return;
	const call = callTemplate(id);
	preloads.set(id, { call, start: Date.now() });
	call.catch(() => {
		if (preloads.get(id)?.call === call) preloads.delete(id);
	});
}

/** @throws MarketError when the call fails or the response is not a template; its status is 404 for an unknown id */
function fetchTemplate(id: string): Promise<TemplateDetail> {
	const preloaded = freshPreload(id);
	preloads.delete(id);
	return preloaded ?? callTemplate(id);
}

/** One template with its scripts, called again whenever the id changes. Without an id nothing is called. */
export function useTemplate(id: string | undefined): MarketCall<TemplateDetail> {
	const { t } = useTranslation("catalog");
	const key = id === undefined ? null : templateKey(id);
	const fetcher = useCallback(() => fetchTemplate(id ?? ""), [id]);
	return useMarketCall(key, fetcher, t("toasts.detailFailed"));
}

/** The cached result of the page's call. Makes no call, and works in Gatsby's Head. */
export function useCachedTemplate(id: string | undefined): MarketResult<TemplateDetail> {
	return useCachedResult(id === undefined ? null : templateKey(id));
}
