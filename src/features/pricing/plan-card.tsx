import { memo } from "react";
import { formatMoney } from "../i18n/format";
import { useCopy, useTranslation } from "../i18n/use-copy";
import { useLanguage } from "../i18n/use-language";
import { Badge } from "../ui/badge/badge";
import { ButtonLink } from "../ui/button/button";
import { Icon } from "../ui/icon/icon";
import { annualBill, chatLink, monthlyPrice, type Period } from "./billing";
import * as styles from "./plan-card.module.css";

export type Plan = Queries.PlansContentFragment["groups"][number]["plans"][number];
export type PlanCardProps = { plan: Plan; period: Period; saving: number };

/** Another plan group costs nothing here, and another billing period its price alone. */
export const PlanCard = memo(function PlanCard({ plan, period, saving }: PlanCardProps) {
	const { t } = useTranslation("pricing");
	const { t: tCommon } = useTranslation("common");
	const copy = useCopy("pricing");
	const language = useLanguage();
	const name = copy(`plans.${plan.id}.name`);
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
			<p className={styles.description}>{copy(`plans.${plan.id}.description`)}</p>
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

const PlanFeatures = memo(function PlanFeatures({ name, features }: PlanFeaturesProps) {
	const { t } = useTranslation("pricing");
	const copy = useCopy("pricing");
	return (
		<ul className={styles.features} aria-label={t("featuresLabel", { plan: name })}>
			{features.map(({ kind, count }) => (
				<li key={kind} className={styles.feature}>
					<Icon name="check" className={styles.check} />
					{copy(`features.${kind}`, { count: count ?? undefined })}
				</li>
			))}
		</ul>
	);
});
