import { useId } from "react";
import { useIsHydrated } from "../../../components/hooks/use-hydrated";
import { formatDate } from "../../../i18n/format";
import { useLanguage, useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import { CardFrame } from "../card/template-card";
import type { Template } from "../model";
import { placeholderDate } from "../placeholder-data";
import * as styles from "./detail-card.module.css";

/** The card of a template's own page, with the heading of the page and with dates instead of the description. */
export function DetailCard({ template }: { template: Template }) {
	const { t, language } = useTranslation("template");
	const { t: tCatalog } = useTranslation("catalog");
	const titleId = useId();
	return (
		<CardFrame template={template} titleId={titleId}>
			<h1 id={titleId} lang={textLanguage(template.title, language, template.lang)} className={styles.title}>
				{template.title}
			</h1>
			<p className={styles.count}>{tCatalog("card.scripts", { count: template.scriptCount })}</p>
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
		<div className={styles.date} data-needs-script={!sent || undefined}>
			<dt>{label}</dt>
			<dd>{date && <time dateTime={date.toISOString().slice(0, 10)}>{formatDate(date, language)}</time>}</dd>
		</div>
	);
}
