import { useTranslation } from "react-i18next";
import { formatDate } from "../../../i18n/format";
import { useLanguage } from "../../../i18n/hooks";
import { CardFrame } from "../card/template-card";
import { placeholderDate } from "../decorations";
import type { Template } from "../model";
import * as styles from "./detail-card.module.css";

export type DetailCardProps = { template: Template };

/** The card of a template's own page, with the heading of the page and with dates instead of the description. */
export function DetailCard({ template }: DetailCardProps) {
	const { t } = useTranslation("template");
	const { t: tCatalog } = useTranslation("catalog");
	const language = useLanguage();
	const dates = {
		created: template.createdAt ?? placeholderDate(),
		updated: template.updatedAt ?? placeholderDate(),
	};
	return (
		<CardFrame template={template}>
			<h1 className={styles.title}>{template.title}</h1>
			<p className={styles.count}>{tCatalog("card.scripts", { count: template.scriptCount })}</p>
			<dl className={styles.dates}>
				{(["created", "updated"] as const).map((date) => (
					<div key={date} className={styles.date}>
						<dt>{t(date)}</dt>
						<dd>
							<time dateTime={dates[date].toISOString().slice(0, 10)}>{formatDate(dates[date], language)}</time>
						</dd>
					</div>
				))}
			</dl>
		</CardFrame>
	);
}
