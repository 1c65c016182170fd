import { useId } from "react";
import { classNames } from "../../../components/class-names";
import { useIsHydrated } from "../../../components/hooks/use-hydrated";
import { formatDate } from "../../../i18n/format";
import { useLanguage, useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import { ScriptCount } from "../card/script-count";
import { CardFrame, PriceBadge } from "../card/template-card";
import * as cardStyles from "../card/template-card.module.css";
import type { Template } from "../model";
import { placeholderDate } from "../placeholder-data";
import * as styles from "./detail-card.module.css";

/** The card of a template's own page: the heading of the page, dates instead of the description, and the price at the end. */
export function DetailCard({ template }: { template: Template }) {
	const { t, language } = useTranslation("template");
	const { t: tCatalog } = useTranslation("catalog");
	const titleId = useId();
	const price = (
		<p className={classNames(cardStyles.row, styles.price)}>
			{tCatalog("card.price")}
			<PriceBadge price={template.price} />
		</p>
	);
	return (
		<CardFrame template={template} titleId={titleId} price={price} className={cardStyles.plain}>
			<h1 id={titleId} lang={textLanguage(template.title, language, template.lang)} className={styles.title}>
				{template.title}
			</h1>
			<ScriptCount template={template} />
			<dl className={styles.dates}>
				<CardDate label={t("created")} sent={template.createdAt} />
				<CardDate label={t("updated")} sent={template.updatedAt} />
			</dl>
		</CardFrame>
	);
}

/** The date from the API, or today, which the build does not know. */
function CardDate({ label, sent }: { label: string; sent: string | null | undefined }) {
	const language = useLanguage();
	const hydrated = useIsHydrated();
	const date = sent ? new Date(sent) : hydrated && placeholderDate();
	return (
		<div className={cardStyles.row} data-needs-script={!sent || undefined}>
			<dt>{label}</dt>
			<dd>{date && <time dateTime={date.toISOString().slice(0, 10)}>{formatDate(date, language)}</time>}</dd>
		</div>
	);
}
