import { graphql } from "gatsby";
import type { PageLocation } from "../../components/hooks/use-url";
import { island } from "../../components/island";
import { Section } from "../../components/section/section";
import { Segmented } from "../../components/segmented/segmented";
import { useTranslation } from "../../i18n/hooks";
import * as styles from "./pricing.module.css";
import { billingPeriods, usePlanChoice } from "./use-plan-choice";

export const query = graphql`
	fragment PlansContent on PlansYaml {
		annualSaving
		limitAnswer
		comparison {
			id
			kinds
		}
		groups {
			id
			plans {
				id
				price
				recommended
				chat
				features {
					kind
					count
				}
			}
		}
	}
`;

const Plans = island(() => import("./plans").then((module) => module.Plans), { hydrate: "never" });

type PricingProps = { content: Queries.PlansContentFragment; location: PageLocation };

/**
 * The plans in groups, for monthly or annual billing. The HTML has all of them, and CSS shows those of the checked inputs: visitors
 * can choose before hydration, and the plans are an island.
 */
export function Pricing({ content, location }: PricingProps) {
	const { annualSaving, groups } = content;
	const { t, translate } = useTranslation("pricing");
	const [{ plans, billing }, choose] = usePlanChoice(groups, location);
	return (
		<Section id="pricing" title={t("title")} lead={t("lead")} ground="milk">
			<div className={styles.plans}>
				<Segmented
					label={t("groupsLabel")}
					name="plans"
					options={groups.map(({ id }) => ({ value: id, label: translate(`groups.${id}`) }))}
					value={plans}
					onChange={(value) => choose({ plans: value })}
				/>
				<Segmented
					label={t("period.label")}
					name="billing"
					event="billing"
					options={billingPeriods.map((period) => ({
						value: period,
						label: t(`period.${period}`, { saving: annualSaving / 100 }),
					}))}
					value={billing}
					onChange={(value) => choose({ billing: value })}
				/>
				<Plans content={content} />
			</div>
		</Section>
	);
}
