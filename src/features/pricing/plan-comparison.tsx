import { Icon } from "../../components/icon/icon";
import { useTranslation } from "../../i18n/hooks";
import { PlanAmounts } from "./plan-amounts";
import type { Plan } from "./plan-card";
import * as styles from "./plan-comparison.module.css";

/** The plans of all groups in one table, which opens. */
export function PlanComparison({ content }: { content: Queries.PlansContentFragment }) {
	const { t, translate } = useTranslation("pricing");
	const { annualSaving, groups, comparison } = content;
	const plans = groups.flatMap((group) => group.plans);
	const rows = comparison ?? [];
	const kindsInRows = rows.flatMap(({ kinds }) => kinds);
	const featuresOf = (plan: Plan, isInRow: (kind: string) => boolean) =>
		plan.features
			.filter(({ kind }) => isInRow(kind))
			.map(({ kind, count }) => translate(`features.${kind}`, { count: count ?? undefined }));
	const others = plans.map((plan) => featuresOf(plan, (kind) => !kindsInRows.includes(kind)));

	return (
		<details className={styles.comparison}>
			<summary className={styles.summary}>
				{t("comparison.title")}
				<Icon name="chevron-down" className={styles.arrow} />
			</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard */}
			<section aria-label={t("comparison.title")} tabIndex={0} className={styles.scroll}>
				<table className={styles.table}>
					<colgroup />
					{groups.map((group) => (
						<colgroup key={group.id} span={group.plans.length} />
					))}
					<thead>
						<tr>
							<td />
							{groups.map((group) => (
								<th key={group.id} scope="colgroup" colSpan={group.plans.length}>
									{translate(`groups.${group.id}`)}
								</th>
							))}
						</tr>
						<tr>
							<th scope="col">{t("comparison.plan")}</th>
							{plans.map(({ id }) => (
								<th key={id} scope="col">
									{translate(`plans.${id}.name`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						<tr>
							<th scope="row">{t("comparison.price")}</th>
							{plans.map(({ id, price }) => (
								<td key={id}>
									<PlanAmounts price={price} saving={annualSaving} />
								</td>
							))}
						</tr>
						{rows.map(({ id, kinds }) => (
							<Row
								key={id}
								title={translate(`comparison.rows.${id}`)}
								cells={plans.map((plan) => featuresOf(plan, (kind) => kinds.includes(kind)))}
							/>
						))}
						{others.flat().length > 0 && <Row title={t("comparison.other")} cells={others} />}
					</tbody>
				</table>
			</section>
		</details>
	);
}

/** A row with the features of each plan. */
function Row({ title, cells }: { title: string; cells: string[][] }) {
	return (
		<tr>
			<th scope="row">{title}</th>
			{cells.map((features, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the plans never change their order
				<td key={index}>{features.length > 0 ? features.map((text) => <p key={text}>{text}</p>) : "—"}</td>
			))}
		</tr>
	);
}
