import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge/badge";
import { ButtonLink } from "../../components/button/button";
import { Icon } from "../../components/icon/icon";
import { formatMoney } from "../../i18n/format";
import { useDynamicTranslation, useLanguage } from "../../i18n/hooks";
import { annualBill, chatLink, monthlyPrice, type Period } from "./billing";
import * as styles from "./plan-card.module.css";

export type Plan = Queries.PlansContentFragment["groups"][number]["plans"][number];
export type PlanCardProps = { plan: Plan; period: Period; saving: number };

/** A plan. Memoized, so that switching the plan group does not render cards again. */
export const PlanCard = memo(function PlanCard({ plan, period, saving }: PlanCardProps) {
	const { t } = useTranslation("pricing");
	const { t: tCommon } = useTranslation("common");
	const translate = useDynamicTranslation("pricing");
	const language = useLanguage();
	const name = translate(`plans.${plan.id}.name`);
	const bill = annualBill(plan.price, period, saving);
	const nameId = `plan-${plan.id}`;
	return (
		<li className={styles.card} data-recommended={plan.recommended ?? false}>
			<div className={styles.head}>
				<h3 id={nameId} className={styles.name}>
					{name}
				</h3>
				{plan.recommended && <Badge tone="accent">{t("recommended")}</Badge>}
			</div>
			<p className={styles.description}>{translate(`plans.${plan.id}.description`)}</p>
			<p className={styles.price}>
				<span key={period} className={styles.amount}>
					{formatMoney(monthlyPrice(plan.price, period, saving), language)}
				</span>{" "}
				<span className={styles.period}>{t("perMonth")}</span>
			</p>
			<p className={styles.bill}>
				{bill !== undefined && t("billedAnnually", { amount: formatMoney(bill, language) })}
			</p>
			<ButtonLink
				href={chatLink(plan.chat, t("interest", { plan: name }))}
				target="_blank"
				rel="noopener noreferrer"
				variant={plan.recommended ? "primary" : "secondary"}
				aria-describedby={nameId}
				title={tCommon("opensInNewTab")}
				data-event={`get-now ${plan.id}`}
			>
				{t("getNow")}
				<Icon name="arrow-up-right" />
			</ButtonLink>
			<PlanFeatures name={name} features={plan.features} />
		</li>
	);
});

type PlanFeaturesProps = Pick<Plan, "features"> & { name: string };

/** Memoized, so that switching the billing period renders only prices again. */
const PlanFeatures = memo(function PlanFeatures({ name, features }: PlanFeaturesProps) {
	const { t } = useTranslation("pricing");
	const translate = useDynamicTranslation("pricing");
	return (
		<ul className={styles.features} aria-label={t("featuresLabel", { plan: name })}>
			{features.map(({ kind, count }) => (
				<li key={kind} className={styles.feature}>
					<Icon name="check" className={styles.check} />
					{translate(`features.${kind}`, { count: count ?? undefined })}
				</li>
			))}
		</ul>
	);
});
