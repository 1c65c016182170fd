import { type ReactNode, useContext, useId, useMemo } from "react";
import { Badge } from "../../../components/badge/badge";
import { classNames } from "../../../components/class-names";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { formatMoney } from "../../../i18n/format";
import { useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import { htmlToTeaser } from "../../../lib/html";
import type { Template } from "../model";
import { PrefetchingLink } from "./prefetching-link";
import { SearchMarksContext } from "./search-marks";
import * as styles from "./template-card.module.css";

export type TemplateCardProps = {
	template: Template;
	level?: 2 | 3;
};

/** The beginning of a template's description as text. */
export const teaserOf = ({ teaser, description = "" }: Template): string => teaser ?? htmlToTeaser(description);

/** A template in a list. The title is the only link, and its hit area is the whole card. */
export function TemplateCard({ template, level = 3 }: TemplateCardProps) {
	const { t, language } = useTranslation("catalog");
	const Heading = `h${level}` as const;
	const { mark, passage } = useContext(SearchMarksContext);
	const titleId = useId();
	const teaser = useMemo(() => teaserOf(template), [template]);
	const langOf = (text: string) => textLanguage(text, language, template.lang);
	return (
		<CardFrame template={template} titleId={titleId} className={styles.linked}>
			<Heading id={titleId} lang={langOf(template.title)} className={styles.title}>
				<PrefetchingLink id={template.id} className={styles.link}>
					{mark(template.title)}
				</PrefetchingLink>
			</Heading>
			<p lang={langOf(teaser)} className={styles.text}>
				{passage(template, teaser)}
			</p>
			<p className={styles.count}>{t("card.scripts", { count: template.scriptCount })}</p>
		</CardFrame>
	);
}

export type CardFrameProps = {
	template: Template;
	/** The id of the heading. */
	titleId: string;
	className?: string;
	children: ReactNode;
};

/** The parts that all template cards share: badges above, the author below. */
export function CardFrame({ template, titleId, className, children }: CardFrameProps) {
	const { tags, price, author } = template;
	const { t, translate, language } = useTranslation("catalog");
	const { mark } = useContext(SearchMarksContext);
	return (
		<article aria-labelledby={titleId} className={classNames(styles.card, className)}>
			<div className={styles.badges}>
				<ul className={styles.tags} aria-label={t("card.languages")}>
					{tags.map((tag) => (
						<li key={tag}>
							<Badge>{mark(tag)}</Badge>
						</li>
					))}
				</ul>
				<p>
					<VisuallyHidden>{t("card.price")} </VisuallyHidden>
					<Badge tone={price === 0 ? "live" : "accent"}>
						{price === 0 ? t("card.free") : formatMoney(price, language)}
					</Badge>
				</p>
			</div>
			{children}
			<div className={styles.author}>
				<img src={author.avatar} alt="" width={40} height={40} loading="lazy" className={styles.avatar} />
				<p className={styles.person}>
					<VisuallyHidden>{t("card.author")} </VisuallyHidden>
					<span className={styles.name}>{author.name}</span>
					<span className={styles.role}>{author.role ?? translate(`roles.${author.roleId}`)}</span>
				</p>
			</div>
		</article>
	);
}
