import { formatMoney } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-copy";
import { useLanguage } from "../../i18n/use-language";
import { Badge } from "../../ui/badge/badge";
import { HiddenText } from "../../ui/hidden-text";
import * as styles from "./card-badges.module.css";
import { useMarks } from "./marks";

export type CardBadgesProps = { languages: string[]; price: number };

export function CardBadges({ languages, price }: CardBadgesProps) {
	const { t } = useTranslation("market");
	const language = useLanguage();
	const { mark } = useMarks();
	return (
		<div className={styles.badges}>
			<ul className={styles.languages} aria-label={t("card.languages")}>
				{languages.map((name) => (
					<li key={name}>
						<Badge>{mark(name)}</Badge>
					</li>
				))}
			</ul>
			<p>
				<HiddenText>{t("card.price")} </HiddenText>
				<Badge tone={price === 0 ? "live" : "accent"}>
					{price === 0 ? t("card.free") : formatMoney(price, language)}
				</Badge>
			</p>
		</div>
	);
}
