import { formatMoney } from "../../i18n/format";
import { useLanguage } from "../../i18n/page-language";
import { annualMonthlyPrice } from "./billing";

type PlanAmountsProps = { price: number; saving: number; className?: string };

/** The monthly price for both billing periods. The choice of the visitor shows one (`pricing.module.css`). */
export function PlanAmounts({ price, saving, className }: PlanAmountsProps) {
	const language = useLanguage();
	return (
		<>
			<span className={className} data-billing="monthly">
				{formatMoney(price, language)}
			</span>{" "}
			<span className={className} data-billing="annual">
				{formatMoney(annualMonthlyPrice(price, saving), language)}
			</span>
		</>
	);
}
