import { Icon } from "../../components/icon/icon";
import { useTranslation } from "../../i18n/hooks";
import { PlanAmounts } from "./plan-amounts";
import type { Plan } from "./plan-card";
import * as styles from "./plan-comparison.module.css";

/** The plans of all groups in one table, which opens: a row for each plan. */
export function PlanComparison({ content }: { content: Queries.PlansContentFragment }) {
	const { t, translate } = useTranslation("pricing");
	const { annualSaving, groups } = content;
	const columns = content.comparison ?? [];
	const kindsInColumns = columns.flatMap(({ kinds }) => kinds);
	const stringsOf = (features: Plan["features"], keys: string) =>
		features.map(({ kind, count }) => translate(`${keys}.${kind}`, { count: count ?? undefined }));

	return (
		<details className={styles.comparison}>
			<summary className={styles.summary}>
				{t("comparison.title")}
				<Icon name="chevron-down" className={styles.arrow} />
			</summary>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{t("comparison.plan")}</th>
						<th scope="col">{t("comparison.price")}</th>
						{columns.map(({ id }) => (
							<th key={id} scope="col">
								{translate(`comparison.columns.${id}`)}
							</th>
						))}
						<th scope="col">{t("comparison.other")}</th>
					</tr>
				</thead>
				{groups.map((group) => (
					<tbody key={group.id}>
						<tr>
							<th scope="rowgroup" colSpan={columns.length + 3}>
								{translate(`groups.${group.id}`)}
							</th>
						</tr>
						{group.plans.map(({ id, price, features }) => (
							<tr key={id}>
								<th scope="row">{translate(`plans.${id}.name`)}</th>
								<td>
									<PlanAmounts price={price} saving={annualSaving} />
								</td>
								{columns.map(({ id: column, kinds }) => (
									<Cell
										key={column}
										strings={stringsOf(
											features.filter(({ kind }) => kinds.includes(kind)),
											"comparison.values",
										)}
									/>
								))}
								<Cell
									strings={stringsOf(
										features.filter(({ kind }) => !kindsInColumns.includes(kind)),
										"features",
									)}
								/>
							</tr>
						))}
					</tbody>
				))}
			</table>
		</details>
	);
}

function Cell({ strings }: { strings: string[] }) {
	const isEmpty = strings.length === 0;
	return <td data-empty={isEmpty}>{isEmpty ? "—" : strings.map((text) => <p key={text}>{text}</p>)}</td>;
}
