import { type ReactNode, useId, useMemo } from "react";
import { classNames } from "../../../components/class-names";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../../i18n/hooks";
import { langAttribute } from "../../../i18n/lang-attribute";
import { Link } from "../../../i18n/link";
import { Cover } from "../cover/cover";
import * as coverStyles from "../cover/cover.module.css";
import { type Template, teaserOf } from "../model";
import { templatePagePath } from "../template-link";
import { CardAuthor, CardTags, PriceBadge, ScriptCount } from "./card-parts";
import * as styles from "./template-card.module.css";

/** How a card marks the words of a search. */
export type SearchMarks = {
	/** The text with its matches marked. */
	mark: (text: string) => ReactNode;
	/** The teaser with its matches marked; without any, the passage of the description that matches. */
	passage: (template: Template, teaser: string) => ReactNode;
};

type TemplateCardProps = { template: Template; level?: 2 | 3; marks?: SearchMarks };

/** A template in a list. The title is the only link, and its hit area is the whole card. */
export function TemplateCard({ template, level = 3, marks }: TemplateCardProps) {
	const { t, language } = useTranslation("catalog");
	const Heading = `h${level}` as const;
	const titleId = useId();
	const teaser = useMemo(() => teaserOf(template), [template]);
	const langOf = (text: string) => langAttribute(text, language, template.lang);
	return (
		<article aria-labelledby={titleId} className={classNames(styles.card, styles.linked)}>
			<Cover template={template} teaser={teaser} band />
			<Heading id={titleId} lang={langOf(template.title)} className={styles.title}>
				<Link to={templatePagePath(template.id)} className={styles.link}>
					{marks?.mark(template.title) ?? template.title}
				</Link>
			</Heading>
			<p lang={langOf(teaser)} className={styles.text}>
				{marks?.passage(template, teaser) ?? teaser}
			</p>
			<div className={classNames(styles.row, styles.facts)}>
				<ScriptCount template={template} />
				<CardTags tags={template.tags} mark={marks?.mark} />
			</div>
			<div className={classNames(styles.row, styles.foot)}>
				<CardAuthor author={template.author} />
				<p>
					<VisuallyHidden>{t("card.price")} </VisuallyHidden>
					<PriceBadge price={template.price} />
				</p>
			</div>
		</article>
	);
}

/** A placeholder of the size of a card, while its data is loading. */
export function CardSkeleton() {
	return (
		<div className={classNames(styles.card, styles.skeleton)} aria-hidden="true">
			<div className={classNames(coverStyles.cover, coverStyles.band)}>
				<div className={coverStyles.end} />
				<div className={coverStyles.cup} />
				<div className={coverStyles.end} />
			</div>
			<div className={styles.title}>
				<Skeleton width="half" />
			</div>
			<div className={styles.text}>
				<Skeleton lines={3} />
			</div>
			<div className={classNames(styles.row, styles.facts)}>
				<Skeleton width="short" />
			</div>
			<div className={classNames(styles.row, styles.foot)}>
				<div className={styles.author}>
					<span className={styles.avatar} />
					<div className={styles.person}>
						<Skeleton width="short" />
						<Skeleton width="short" />
					</div>
				</div>
			</div>
		</div>
	);
}
