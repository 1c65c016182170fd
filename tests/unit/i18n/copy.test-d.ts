import { useCopy, useTranslation } from "../../../src/i18n/use-copy";

/**
 * What the compiler holds to be right and wrong about copy. Nothing here runs: `npm run types` fails where a wrong line
 * is not an error any more.
 */
export function useRight() {
	const { t: common } = useTranslation("common");
	const { t: market } = useTranslation("market");
	const { t: pricing } = useTranslation("pricing");
	const copy = useCopy("pricing");
	return [
		common("actions.getStarted"),
		common("footer.copyright", { year: 2026, company: "Qahva" }),
		market("card.scripts", { count: 3 }),
		market(Math.random() < 0.5 ? "list.error.title" : "list.empty.title"),
		pricing("billedAnnually", { amount: "$48" }),
		pricing("period.annual", { saving: 0.15 }),
		// Keys made of ids from YAML: the check of the content proves them.
		copy(`plans.${String(Math.random())}.name`),
		copy("features.runs", { count: 3 }),
	];
}

export function useWrong() {
	const { t: common } = useTranslation("common");
	const { t: market } = useTranslation("market");
	const { t: pricing } = useTranslation("pricing");
	const { t: template } = useTranslation("template");
	return [
		// @ts-expect-error - English has no such key
		common("actions.getStartd"),
		// @ts-expect-error - a group of texts is not a text
		common("actions"),
		// @ts-expect-error - the key of another namespace
		common("billedAnnually", { amount: "$48" }),
		// @ts-expect-error - no value at all
		pricing("billedAnnually"),
		// @ts-expect-error - no value for {{amount}}
		pricing("billedAnnually", {}),
		// @ts-expect-error - {{amount}} is misspelt
		pricing("billedAnnually", { amuont: "$48" }),
		// @ts-expect-error - {{amount}} cannot be undefined
		pricing("billedAnnually", { amount: undefined }),
		// @ts-expect-error - one of two values
		common("footer.copyright", { year: 2026 }),
		// @ts-expect-error - {{saving, number}} is a number
		pricing("period.annual", { saving: "15%" }),
		// @ts-expect-error - no count
		market("card.scripts"),
		// @ts-expect-error - no count
		market("card.scripts", {}),
		// @ts-expect-error - a count is a number
		market("card.scripts", { count: "3" }),
		// @ts-expect-error - the count chooses the plural form, the code does not
		market("card.scripts_one", { count: 1 }),
		// @ts-expect-error - a count that chooses no form is needed all the same
		template("scripts"),
	];
}

export function useWrongNamespace() {
	return [
		// @ts-expect-error - there is no locales/en/prices.json
		useTranslation("prices"),
		// @ts-expect-error - there is no locales/en/prices.json
		useCopy("prices"),
	];
}
