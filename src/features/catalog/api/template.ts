import { useTranslation } from "react-i18next";
import type { TemplateDetail } from "../model";
import { callMarket, type MarketError } from "./client";
import { parseTemplate } from "./parse";
import { type MarketCall, useCached, useMarketCall } from "./use-market-call";

/** The path of the detail call, and its SWR key. */
export function templateKey(id: string): string {
	return `/public/market/getAll?id=${encodeURIComponent(id)}`;
}

function callTemplate(id: string): Promise<TemplateDetail> {
	return callMarket(templateKey(id), (answer) => parseTemplate(id, answer));
}

/** In ms. An older answer is not used: each visit calls the market (docs/rules.md, "Market API"). */
const preloadLifetime = 10_000;

/** Calls for templates that the visitor is about to open, and their start in ms. */
const preloads = new Map<string, { call: Promise<TemplateDetail>; start: number }>();

function freshPreload(id: string): Promise<TemplateDetail> | undefined {
	const { call, start = 0 } = preloads.get(id) ?? {};
	return Date.now() - start < preloadLifetime ? call : undefined;
}

/** Calls for a template that the visitor is about to open. A visit that follows soon uses the answer, a later one calls again. */
export function preloadTemplate(id: string): void {
	if (freshPreload(id)) return;
	const call = callTemplate(id);
	preloads.set(id, { call, start: Date.now() });
	call.catch(() => {
		if (preloads.get(id)?.call === call) preloads.delete(id);
	});
}

/** @throws MarketError when the call fails or the answer is not a template; its status is 404 for an unknown id */
export function fetchTemplate(id: string): Promise<TemplateDetail> {
	const preloaded = freshPreload(id);
	preloads.delete(id);
	return preloaded ?? callTemplate(id);
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
