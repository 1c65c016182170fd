import { useTranslation } from "../../i18n/use-copy";
import type { Template } from "../model";
import { decorationsOf } from "./decorations";
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
