import { useEffect, useMemo } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useTranslation } from "../../i18n/use-copy";
import type { Template } from "../model";
import { decorationsOf } from "./decorations";
import { callEarly } from "./early-calls";
import { requestMarket } from "./request";
import { countOf, idOf, isObject, listOf, textOf } from "./shape";
import { type MarketCall, useMarketCall } from "./use-market-call";

/** The list call of specification, section 7; also its cache key. */
export const templatesPath = "/public/market/getAll";

function readTemplate(entry: unknown): Template | undefined {
	if (!isObject(entry)) return undefined;
	const id = idOf(entry.id);
	const title = textOf(entry.title);
	if (id === undefined || title === undefined) return undefined;
	return {
		...decorationsOf(entry),
		id,
		title,
		description: textOf(entry.description) ?? "",
		scriptCount: countOf(entry.script_count) ?? 0,
	};
}

/** @throws MarketError when the call fails or the answer is no list of templates */
export async function fetchTemplates(path = templatesPath): Promise<Template[]> {
	return listOf(await requestMarket(path), "the list of templates", readTemplate);
}

/** All templates of the market. */
export function useTemplates(): MarketCall<Template[]> {
	const { t } = useTranslation("market");
	return useMarketCall(templatesPath, fetchTemplates, t("toasts.listFailed"));
}

/** The list as far as it has been fetched by now; nothing is called for it. */
export function useKnownTemplates(): Template[] | undefined {
	return useSWR<Template[]>(templatesPath, null).data;
}

/** What the list tells of one template, where the visitor has seen the list. */
export function useListedTemplate(id: string | undefined): Template | undefined {
	const templates = useKnownTemplates();
	return useMemo(() => templates?.find((template) => template.id === id), [templates, id]);
}

/** How long the list waits for what the visitor came for, in milliseconds. */
const later = 1000;

/**
 * The list for what stands beside the page's own content: where it is not known yet, it is called when the page has come
 * to rest. Should that fail, it is logged and not told (specification, section 8, tells of what the visitor waits for).
 */
export function useTemplatesLater(wanted: boolean): Template[] | undefined {
	const templates = useKnownTemplates();
	const { mutate } = useSWRConfig();
	const missing = wanted && templates === undefined;
	useEffect(() => {
		if (!missing) return;
		const fetchNow = async () => {
			const list = await callEarly(templatesPath, fetchTemplates);
			if (list) await mutate(templatesPath, list, { revalidate: false });
		};
		const timer = setTimeout(() => {
			if ("requestIdleCallback" in window) requestIdleCallback(() => void fetchNow(), { timeout: later });
			else void fetchNow();
		}, later);
		return () => clearTimeout(timer);
	}, [missing, mutate]);
	return templates;
}
