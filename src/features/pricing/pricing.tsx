import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { Segmented } from "../../components/segmented/segmented";
import { useTranslation } from "../../i18n/hooks";
import { Link } from "../../i18n/link";
import { PlanCard } from "./plan-card";
import { PlanComparison } from "./plan-comparison";
import * as styles from "./pricing.module.css";

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

/**
 * The plans in groups, for monthly or annual billing. The inputs are the state, which CSS reads: the section is static, and
 * visitors can choose before hydration. `plan-choice.tsx` keeps the choice in the URL.
 */
export function Pricing({ content }: { content: Queries.PlansContentFragment }) {
	const { annualSaving, groups, limitAnswer } = content;
	const { t, translate } = useTranslation("pricing");
	return (
		<Section id="pricing" title={t("title")} lead={t("lead")}>
			<div className={styles.plans}>
				<Segmented
					label={t("groupsLabel")}
					name="plans"
					options={groups.map(({ id }) => ({ value: id, label: translate(`groups.${id}`) }))}
				/>
				<Segmented
					label={t("period.label")}
					name="billing"
					event="billing"
					options={[
						{ value: "monthly", label: t("period.monthly") },
						{ value: "annual", label: t("period.annual", { saving: annualSaving / 100 }) },
					]}
				/>
				{groups.map(({ id, plans }) => (
					<ul key={id} className={styles.cards} aria-label={translate(`groups.${id}`)}>
						{plans.map((plan) => (
							<PlanCard key={plan.id} plan={plan} saving={annualSaving} />
						))}
					</ul>
				))}
				{limitAnswer && (
					<p className={styles.answer}>
						<Link to={limitAnswer}>{t("limitAnswer")}</Link>
					</p>
				)}
				<PlanComparison content={content} />
			</div>
		</Section>
	);
}
