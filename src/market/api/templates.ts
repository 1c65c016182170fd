import { useEffect, useMemo } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useTranslation } from "../../i18n/use-copy";
import type { Template } from "../model";
import { decorationsOf } from "./decorations";
import { callEarly } from "./early-calls";
import { MarketError } from "./market-error";
import { templatesPath } from "./paths";
import { requestMarketList } from "./request";
import { countOf, descriptionOf, idOf, isObject, type ListReader, lineOf, listReader } from "./shape";
import { type MarketCall, useMarketCall } from "./use-market-call";

function readTemplate(entry: unknown): Template | undefined {
	if (!isObject(entry)) return undefined;
	const id = idOf(entry.id);
	const title = lineOf(entry.title);
	if (id === undefined || title === undefined) return undefined;
	return {
		...decorationsOf(entry),
		id,
		title,
		description: descriptionOf(entry.description),
		scriptCount: countOf(entry.script_count) ?? 0,
	};
}

const withoutText = ({ description, ...rest }: Template) => JSON.stringify(rest);

const isSame = (one: Template, other: Template) =>
	one.description === other.description && withoutText(one) === withoutText(other);

/** So many fill the first screens: they are shown before the rest of a long answer is there. */
const firstPart = 60;

/**
 * Fetches the list. What has not changed since it was `known` stays the same object, and so does a list of which nothing
 * has: what was made of it, such as the index of the search, can be used on.
 * @param show gets the first templates of a long answer while the rest is on its way
 * @throws MarketError when the call fails or the answer is no list of templates
 */
export async function fetchTemplates(
	path = templatesPath,
	show?: (first: Template[]) => void,
	known: Template[] = [],
): Promise<Template[]> {
	const list: ListReader<Template> = listReader("the list of templates", (entry): Template | undefined => {
		const template = readTemplate(entry);
		const before = known[list.items.length];
		return template && before && isSame(template, before) ? before : template;
	});
	let isShown = false;
	const other = await requestMarketList(path, (entries) => {
		list.take(entries);
		if (isShown || list.items.length < firstPart) return;
		isShown = true;
		show?.(list.items.slice(0, firstPart));
	});
	if (other !== undefined) throw new MarketError("the list of templates should be a list");
	const templates = list.end();
	const isUnchanged = templates.length === known.length && templates.every((template, at) => template === known[at]);
	return isUnchanged ? known : templates;
}

/** The cache key of what has come of the list so far. */
const partKey = `${templatesPath} (first part)`;

/** All templates of the market; while a long list is loading, its first part. */
export function useTemplates(): MarketCall<Template[]> {
	const { t } = useTranslation("market");
	const { cache, mutate } = useSWRConfig();
	const { data: part } = useSWR<Template[]>(partKey, null);
	const setPart = (first?: Template[]) => void mutate(partKey, first, { revalidate: false });
	const fetcher = (path: string) =>
		fetchTemplates(path, setPart, cache.get(path)?.data).catch((error: unknown) => {
			setPart(undefined);
			throw error;
		});
	const call = useMarketCall(templatesPath, fetcher, t("toasts.listFailed"));
	return call.state === "loading" ? { ...call, part } : call;
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
