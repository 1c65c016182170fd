import { graphql } from "gatsby";
import { useState } from "react";
import { useCopy, useTranslation } from "../i18n/use-copy";
import { Segmented } from "../ui/segmented/segmented";
import { Tabs } from "../ui/tabs/tabs";
import type { Period } from "./billing";
import { PlanCard } from "./plan-card";
import * as styles from "./plans.module.css";

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

export type PlansProps = { content: Queries.PlansContentFragment };

/** The plan groups behind tabs and the billing switch; the first group and monthly billing are shown at first. */
export function Plans({ content }: PlansProps) {
	const { t } = useTranslation("pricing");
	const copy = useCopy("pricing");
	const [group, setGroup] = useState(content.groups[0]?.id ?? "");
	const [period, setPeriod] = useState<Period>("monthly");
	const [moved, setMoved] = useState(false);
	const saving = content.annualSaving;
	return (
		<div className={styles.plans} data-period={moved ? period : undefined}>
			<Tabs
				label={t("groupsLabel")}
				selected={group}
				onSelect={setGroup}
				panelClassName={styles.panel}
				aside={
					<Segmented
						label={t("period.label")}
						event="billing"
						value={period}
						onChange={(next) => {
							setMoved(true);
							setPeriod(next);
						}}
						options={[
							{ value: "monthly", label: t("period.monthly") },
							{ value: "annual", label: t("period.annual", { saving: saving / 100 }) },
						]}
					/>
				}
				tabs={content.groups.map(({ id, plans }) => ({
					id,
					label: copy(`groups.${id}`),
					panel: (
						<>
							<h3 className={styles.name}>{copy(`groups.${id}`)}</h3>
							<ul className={styles.cards} aria-label={copy(`groups.${id}`)}>
								{plans.map((plan) => (
									<PlanCard key={plan.id} plan={plan} period={period} saving={saving} />
								))}
							</ul>
						</>
					),
				}))}
			/>
		</div>
	);
}
