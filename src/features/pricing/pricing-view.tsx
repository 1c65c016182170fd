import { Section } from "../../components/section/section";
import { Segmented } from "../../components/segmented/segmented";
import { useTranslation } from "../../i18n/hooks";
import { billingPeriods } from "./billing";
import { Plans } from "./plans";
import * as styles from "./pricing.module.css";

/** The plans, and what chooses among them. The first of each is the default. */
export function PricingView({ content }: { content: Queries.PlansContentFragment }) {
	const { annualSaving, groups } = content;
	const { t, translate } = useTranslation("pricing");
	return (
		<Section id="pricing" title={t("title")} lead={t("lead")} ground="milk">
			<div className={styles.plans}>
				<Segmented
					label={t("groupsLabel")}
					name="plans"
					options={groups.map(({ id }) => ({ value: id, label: translate(`groups.${id}`) }))}
					input={(id) => ({ defaultChecked: id === groups[0]?.id })}
				/>
				<Segmented
					label={t("period.label")}
					name="billing"
					event="billing"
					options={billingPeriods.map((period) => ({
						value: period,
						label: t(`period.${period}`, { saving: annualSaving / 100 }),
					}))}
					input={(period) => ({ defaultChecked: period === billingPeriods[0] })}
				/>
				<Plans content={content} />
			</div>
		</Section>
	);
}
