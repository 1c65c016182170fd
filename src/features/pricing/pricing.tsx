import { graphql } from "gatsby";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "../../components/section/section";
import { Segmented } from "../../components/segmented/segmented";
import { Tabs } from "../../components/tabs/tabs";
import { useDynamicTranslation } from "../../i18n/hooks";
import type { Period } from "./billing";
import { PlanCard } from "./plan-card";
import * as styles from "./pricing.module.css";

export const query = graphql`
	fragment PlansContent on PlansYaml {
		annualSaving
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

export type PricingProps = { content: Queries.PlansContentFragment };

/** The plans in groups, with a switch between monthly and annual billing. */
export function Pricing({ content: { annualSaving, groups } }: PricingProps) {
	const { t } = useTranslation("pricing");
	const translate = useDynamicTranslation("pricing");
	const [group, setGroup] = useState(groups[0]?.id ?? "");
	const [period, setPeriod] = useState<Period>("monthly");
	const [switched, setSwitched] = useState(false);

	const billingSwitch = (
		<Segmented
			label={t("period.label")}
			event="billing"
			value={period}
			onChange={(next) => {
				setSwitched(true);
				setPeriod(next);
			}}
			options={[
				{ value: "monthly", label: t("period.monthly") },
				{ value: "annual", label: t("period.annual", { saving: annualSaving / 100 }) },
			]}
		/>
	);

	return (
		<Section id="pricing" title={t("title")} lead={t("lead")}>
			{/* Prices are animated when the visitor switches the period, not when the page loads. */}
			<div className={styles.plans} data-period={switched ? period : undefined}>
				<Tabs
					label={t("groupsLabel")}
					selected={group}
					onSelect={setGroup}
					panelClassName={styles.panel}
					aside={billingSwitch}
					tabs={groups.map(({ id, plans }) => ({
						id,
						label: translate(`groups.${id}`),
						panel: (
							<>
								<h3 className={styles.name}>{translate(`groups.${id}`)}</h3>
								<ul className={styles.cards} aria-label={translate(`groups.${id}`)}>
									{plans.map((plan) => (
										<PlanCard key={plan.id} plan={plan} period={period} saving={annualSaving} />
									))}
								</ul>
							</>
						),
					}))}
				/>
			</div>
		</Section>
	);
}
