import { Badge } from "../../components/badge/badge";
import { buttonClass } from "../../components/button/button";
import { SymbolIcon } from "../../components/icon/icon";
import { formatMoney } from "../../i18n/format";
import { useTranslation } from "../../i18n/hooks";
import { useSite } from "../../lib/use-site";
import { annualBill, dollarsSaved } from "./billing";
import { PlanAmounts } from "./plan-amounts";
import * as styles from "./plan-card.module.css";
import { PlanCup } from "./plan-cup";

/** The id of the symbol that `Plans` contains once for all cards. */
export const chatIcon = "pricing_chat";

export type Plan = Queries.PlansContentFragment["groups"][number]["plans"][number];

/** A plan with its prices for both billing periods. The choice of the visitor shows one (`pricing.module.css`). */
export function PlanCard({ plan, saving }: { plan: Plan; saving: number }) {
	const { t, translate, language } = useTranslation("pricing");
	const { t: tCommon } = useTranslation("common");
	const site = useSite();
	const name = translate(`plans.${plan.id}.name`);
	const bill = annualBill(plan.price, saving);
	const isFree = bill === undefined;
	const nameId = `plan_${plan.id}`;
	const button = buttonClass({ variant: plan.recommended ? "primary" : "secondary" });
	// Each period has its link: the message names it, also before hydration.
	const chatLink = (text: string, billing?: "monthly" | "annual") => (
		<a
			href={chatUrl(plan.chat, text)}
			target="_blank"
			rel="noopener noreferrer"
			className={isFree ? styles.chat : button}
			aria-describedby={nameId}
			title={tCommon("opensInNewTab")}
			data-billing={billing}
			data-event={`get-now ${plan.id}`}
		>
			{t("getNow")}
			<SymbolIcon id={chatIcon} />
		</a>
	);
	return (
		<li className={styles.card} data-recommended={plan.recommended ?? false}>
			<PlanCup features={plan.features} />
			<div className={styles.head}>
				<h3 id={nameId} className={styles.name}>
					{name}
				</h3>
				{plan.recommended && <Badge tone="accent">{t("recommended")}</Badge>}
			</div>
			<p className={styles.description}>{translate(`plans.${plan.id}.description`)}</p>
			<p className={styles.price}>
				<PlanAmounts price={plan.price} saving={saving} className={styles.amount} />{" "}
				<span className={styles.period}>{t("perMonth")}</span>
			</p>
			{isFree ? (
				<>
					<a href={site.registration} className={button} aria-describedby={nameId} data-event="get-started pricing">
						{t("signUp")}
					</a>
					<p className={styles.bill}>{chatLink(t("interest", { plan: name }))}</p>
				</>
			) : (
				<>
					{chatLink(t("interestMonthly", { plan: name }), "monthly")}
					{chatLink(t("interestAnnual", { plan: name }), "annual")}
					<p className={styles.bill}>
						<span data-billing="annual">{t("billedAnnually", { amount: formatMoney(bill, language) })}</span>
						<span data-billing="annual" className={styles.saves}>
							{t("saves", { amount: formatMoney(dollarsSaved(plan.price, saving), language) })}
						</span>
					</p>
				</>
			)}
			<ul className={styles.features} aria-label={t("featuresLabel", { plan: name })}>
				{plan.features.map(({ kind, count }) => (
					<li key={kind} className={styles.feature}>
						{translate(`features.${kind}`, { count: count ?? undefined })}
					</li>
				))}
			</ul>
		</li>
	);
}

/** The URL of a plan's chat with a prefilled message. */
export function chatUrl(chat: string, message: string): string {
	const url = new URL(chat);
	// Not `searchParams`: it would write spaces as +, which the messenger shows.
	url.search = `?text=${encodeURIComponent(message)}`;
	return url.href;
}
