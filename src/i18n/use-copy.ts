import type { FlatNamespace, TFunction } from "i18next";
import { useMemo } from "react";
import { usePageI18n } from "./i18n-provider";

/** The copy of a namespace, by keys that the compiler knows. */
export function useTranslation<Namespace extends FlatNamespace>(namespace: Namespace): { t: TFunction<Namespace> } {
	const { instance } = usePageI18n();
	return useMemo(() => ({ t: instance.getFixedT(null, namespace) }), [instance, namespace]);
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
