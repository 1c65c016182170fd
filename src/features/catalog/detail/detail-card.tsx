import { useId } from "react";
import { classNames } from "../../../components/class-names";
import { useIsHydrated } from "../../../components/hooks/use-browser-value";
import { formatDate } from "../../../i18n/format";
import { useTranslation } from "../../../i18n/hooks";
import { langAttribute } from "../../../i18n/lang-attribute";
import { useLanguage } from "../../../i18n/page-language";
import { CardAuthor, CardTags, PriceBadge, ScriptCount } from "../card/card-parts";
import * as cardStyles from "../card/template-card.module.css";
import { placeholderDate } from "../placeholder-data";
import * as styles from "./detail-card.module.css";
import { TemplateActions } from "./template-actions";
import { TemplateCup, type TemplateCupProps } from "./template-cup";

/**
 * The card of a template's own page: the heading of the page and the cup across both columns; then the price and the actions, and
 * dates instead of the description.
 */
export function DetailCard({ template, scripts }: TemplateCupProps) {
	const { t, language } = useTranslation("template");
	const { t: tCatalog } = useTranslation("catalog");
	const titleId = useId();
	return (
		<article aria-labelledby={titleId} className={styles.article}>
			<div className={styles.head}>
				<h1 id={titleId} lang={langAttribute(template.title, language, template.lang)} className={styles.title}>
					{template.title}
				</h1>
				<TemplateCup template={template} scripts={scripts} />
			</div>
			<div className={styles.card}>
				<div className={styles.offer}>
					<p className={classNames(cardStyles.row, styles.price)}>
						{tCatalog("card.price")}
						<PriceBadge price={template.price} />
					</p>
					<TemplateActions id={template.id} title={template.title} />
				</div>
				<div className={styles.facts}>
					<CardTags tags={template.tags} />
					<ScriptCount template={template} />
					<dl className={styles.dates}>
						<CardDate label={t("created")} />
						<CardDate label={t("updated")} />
					</dl>
					<CardAuthor author={template.author} />
				</div>
			</div>
		</article>
	);
}

/** Today, which the build does not know. */
function CardDate({ label }: { label: string }) {
	const language = useLanguage();
	const hydrated = useIsHydrated();
	const date = hydrated && placeholderDate();
	return (
		<div className={cardStyles.row} data-needs-script>
			<dt>{label}</dt>
			<dd>{date && <time dateTime={date.toISOString().slice(0, 10)}>{formatDate(date, language)}</time>}</dd>
		</div>
	);
}
