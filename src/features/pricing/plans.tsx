import { IconSymbol } from "../../components/icon/icon";
import { networkIcons } from "../../components/icon/network-icons";
import { useTranslation } from "../../i18n/hooks";
import { Link } from "../../i18n/link";
import { useSite } from "../../lib/use-site";
import { chatIcon, PlanCard } from "./plan-card";
import { PlanComparison } from "./plan-comparison";
import * as styles from "./pricing.module.css";

/** The cards of all groups, with the prices of both billing periods, and the table that compares them. */
export function Plans({ content }: { content: Queries.PlansContentFragment }) {
	const { annualSaving, groups, limitAnswer } = content;
	const { t, translate } = useTranslation("pricing");
	const { email } = useSite();
	return (
		<>
			<IconSymbol id={chatIcon} path={networkIcons.telegram} />
			{groups.map(({ id, plans }) => (
				<ul key={id} className={styles.cards} aria-label={translate(`groups.${id}`)}>
					{plans.map((plan) => (
						<PlanCard key={plan.id} plan={plan} saving={annualSaving} />
					))}
				</ul>
			))}
			<p className={styles.answers}>
				<span className={styles.cups}>{t("cups")}</span>
				{limitAnswer && <Link to={limitAnswer}>{t("limitAnswer")}</Link>}
				<a href={`mailto:${email}`} data-event="email pricing">
					{t("email")}
				</a>
			</p>
			<PlanComparison content={content} />
		</>
	);
}
