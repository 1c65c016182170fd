import { type ReactNode, useId, useMemo } from "react";
import { Badge } from "../../../components/badge/badge";
import { classNames } from "../../../components/class-names";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { formatMoney } from "../../../i18n/format";
import { useLanguage, useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import { type Template, teaserOf } from "../model";
import { PrefetchingLink } from "./prefetching-link";
import { ScriptCount } from "./script-count";
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
	const language = useLanguage();
	const Heading = `h${level}` as const;
	const titleId = useId();
	const teaser = useMemo(() => teaserOf(template), [template]);
	const langOf = (text: string) => textLanguage(text, language, template.lang);
	return (
		<CardFrame template={template} titleId={titleId} mark={marks?.mark} className={styles.linked}>
			<Heading id={titleId} lang={langOf(template.title)} className={styles.title}>
				<PrefetchingLink id={template.id} className={styles.link}>
					{marks?.mark(template.title) ?? template.title}
				</PrefetchingLink>
			</Heading>
			<p lang={langOf(teaser)} className={styles.text}>
				{marks?.passage(template, teaser) ?? teaser}
			</p>
			<ScriptCount template={template} />
		</CardFrame>
	);
}

/** The title is the heading of the card. */
type CardFrameProps = {
	template: Template;
	titleId: string;
	mark?: SearchMarks["mark"];
	className?: string;
	/** The price below the author, instead of the one above. */
	price?: ReactNode;
	children: ReactNode;
};

/** The parts that all template cards share: badges above, the author below. */
export function CardFrame({ template, titleId, mark, className, price, children }: CardFrameProps) {
	const { tags, author } = template;
	const { t, translate } = useTranslation("catalog");
	return (
		<article aria-labelledby={titleId} className={classNames(styles.card, className)}>
			<div className={styles.row}>
				<ul className={styles.tags} aria-label={t("card.tags")}>
					{tags.map((tag) => (
						<li key={tag}>
							<Badge>{mark?.(tag) ?? tag}</Badge>
						</li>
					))}
				</ul>
				{!price && (
					<p>
						<VisuallyHidden>{t("card.price")} </VisuallyHidden>
						<PriceBadge price={template.price} />
					</p>
				)}
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
			{price}
		</article>
	);
}

export function PriceBadge({ price }: Pick<Template, "price">) {
	const { t, language } = useTranslation("catalog");
	return (
		<Badge tone={price === 0 ? "live" : "accent"}>{price === 0 ? t("card.free") : formatMoney(price, language)}</Badge>
	);
}
