import useSWR from "swr";
import { useTranslation } from "../../i18n/use-copy";
import type { Script, TemplateDetail } from "../model";
import { decorationsOf } from "./decorations";
import { callEarly } from "./early-calls";
import { MarketError } from "./market-error";
import { templatePath } from "./paths";
import { requestMarket } from "./request";
import { descriptionOf, idOf, isObject, lineOf, listOf, textOf } from "./shape";
import { type MarketCall, useMarketCall } from "./use-market-call";

function readScript(entry: unknown): Script | undefined {
	const script = isObject(entry) ? entry.script : undefined;
	if (!isObject(script)) return undefined;
	const id = idOf(script.id);
	const name = lineOf(script.name);
	if (id === undefined || name === undefined) return undefined;
	return { id, name, code: textOf(script.releaseCode) ?? "" };
}

/** @throws MarketError when the call fails or the answer is no template; its status is 404 for an unknown id */
export async function fetchTemplate(id: string): Promise<TemplateDetail> {
	const answer = await requestMarket(templatePath(id));
	const title = isObject(answer) ? lineOf(answer.title) : undefined;
	if (!isObject(answer) || title === undefined) throw new MarketError("the answer is no template");
	const scripts = listOf(answer.data ?? [], "the scripts of the template", readScript);
	return {
		...decorationsOf(answer),
		id,
		title,
		description: descriptionOf(answer.description),
		scriptCount: scripts.length,
		scripts,
	};
}

/** One template with its scripts; fetched again whenever the id changes. Nothing is called without an id. */
export function useTemplate(id: string | undefined): MarketCall<TemplateDetail> {
	const { t } = useTranslation("market");
	const path = id === undefined ? null : templatePath(id);
	return useMarketCall(path, () => fetchTemplate(id ?? ""), t("toasts.detailFailed"));
}

/** What the call of the page has brought so far. It calls nothing itself and works outside of the page, in its head. */
export function useKnownTemplate(id: string | undefined): { template?: TemplateDetail; failed: boolean } {
	const { data, error } = useSWR<TemplateDetail, MarketError>(id === undefined ? null : templatePath(id), null);
	return { template: data, failed: data === undefined && error !== undefined };
}

/** Fetches a template that the visitor is about to open. */
export function preloadTemplate(id: string): void {
	void callEarly(templatePath(id), () => fetchTemplate(id));
}
