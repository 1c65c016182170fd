import { useTranslation } from "react-i18next";
import { useDynamicTranslation } from "../../../src/i18n/hooks";

/*
 * Type tests of translation keys and placeholders. Nothing here runs: `npm run types` fails if an invalid call is not an
 * error.
 */

export function useInvalidKeys() {
	const { t: common } = useTranslation("common");
	const { t: catalog } = useTranslation("catalog");
	const { t: pricing } = useTranslation("pricing");
	return [
		// @ts-expect-error - unknown key
		common("actions.getStartd"),
		// @ts-expect-error - a key of another namespace
		common("billedAnnually", { amount: "$48" }),
		// @ts-expect-error - missing {{amount}}
		pricing("billedAnnually", {}),
		// @ts-expect-error - {{saving, number}} is a number
		pricing("period.annual", { saving: "15%" }),
		// @ts-expect-error - a count is a number
		catalog("card.scripts", { count: "3" }),
		// @ts-expect-error - i18next adds the plural suffix
		catalog("card.scripts_one", { count: 1 }),
	];
}

export function useInvalidNamespaces() {
	return [
		// @ts-expect-error - there is no locales/en/prices.json
		useTranslation("prices"),
		// @ts-expect-error - there is no locales/en/prices.json
		useDynamicTranslation("prices"),
	];
}
