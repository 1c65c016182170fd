import { useMemo } from "react";
import { formatDate } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-copy";
import { useLanguage } from "../../i18n/use-language";
import { CardFrame } from "../card/template-card";
import type { Template } from "../model";
import { decorate, detailIndex } from "../placeholders/placeholders";
import * as styles from "./detail-card.module.css";

export type DetailCardProps = { template: Template };

/** The card of the detail page: its title is the page's heading, and dates take the place of the description. */
export function DetailCard({ template }: DetailCardProps) {
	const { t } = useTranslation("template");
	const { t: tMarket } = useTranslation("market");
	const language = useLanguage();
	const { createdAt, updatedAt } = useMemo(() => decorate(template, detailIndex), [template]);
	const dates = { created: createdAt, updated: updatedAt };
	return (
		<CardFrame template={template} index={detailIndex}>
			<h1 className={styles.title}>{template.title}</h1>
			<p className={styles.count}>{tMarket("card.scripts", { count: template.scriptCount })}</p>
			<dl className={styles.dates}>
				{(["created", "updated"] as const).map((which) => (
					<div key={which} className={styles.date}>
						<dt>{t(`${which}`)}</dt>
						<dd>
							<time dateTime={dates[which].toISOString().slice(0, 10)}>{formatDate(dates[which], language)}</time>
						</dd>
					</div>
				))}
			</dl>
		</CardFrame>
	);
}
