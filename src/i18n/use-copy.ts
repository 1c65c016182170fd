import type { FlatNamespace } from "i18next";
import { usePageI18n } from "./i18n-provider";
import { type PageCopy, pageCopy } from "./page-copy";

/** The copy of a namespace, by keys that the compiler knows. */
export function useTranslation<Namespace extends FlatNamespace>(namespace: Namespace): PageCopy<Namespace> {
	return pageCopy(usePageI18n().instance, namespace);
}

type Copy = (key: string, values?: Record<string, unknown>) => string;

/**
 * The copy that belongs to ids from YAML: `copy(`plans.${id}.name`)`. Such keys are known to the editors of the
 * content and not to the compiler (hence the cast); `npm run check` proves that each exists in every language.
 */
export function useCopy(namespace: "common" | "landing" | "market" | "pricing"): Copy {
	const { t } = useTranslation(namespace);
	return t as unknown as Copy;
}
