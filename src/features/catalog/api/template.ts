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

/** The last call for a template that the visitor is about to open. */
let preload: { id: string; startedAt: number; call: Promise<TemplateDetail> } | undefined;

const freshPreload = (id: string) =>
	preload?.id === id && Date.now() - preload.startedAt < preloadLifetime ? preload.call : undefined;

/** Calls for a template that the visitor is about to open. A visit that follows soon uses the answer, a later one calls again. */
export function preloadTemplate(id: string): void {
	if (freshPreload(id)) return;
	const call = callTemplate(id);
	preload = { id, startedAt: Date.now(), call };
	call.catch(() => {
		if (preload?.call === call) preload = undefined;
	});
}

/** @throws MarketError when the call fails or the answer is not a template; its status is 404 for an unknown id */
export function fetchTemplate(id: string): Promise<TemplateDetail> {
	const call = freshPreload(id) ?? callTemplate(id);
	preload = undefined;
	return call;
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
