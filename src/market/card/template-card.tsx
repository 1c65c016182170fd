import { type ReactNode, useMemo } from "react";
import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { classNames } from "../../ui/class-names";
import type { Template } from "../model";
import { decorate } from "../placeholders/placeholders";
import { templatePagePath } from "../template-page-path";
import { CardAuthor } from "./card-author";
import { CardBadges } from "./card-badges";
import { useMarks } from "./marks";
import { teaserOf } from "./teaser";
import * as styles from "./template-card.module.css";
import { useIntent } from "./use-intent";

export type TemplateCardProps = {
	template: Template;
	/** The place in the list, which decides the price badge; -1 on the detail page. */
	index: number;
	level?: 2 | 3;
	/** Of one height with all others, whatever it says. */
	even?: boolean;
};

/** A template in a list: the title is the one real link, and the whole card leads there too. */
export function TemplateCard({ template, index, level = 3, even }: TemplateCardProps) {
	const { t } = useTranslation("market");
	const Heading = `h${level}` as const;
	const intent = useIntent(template.id);
	const { mark, passage } = useMarks();
	const teaser = useMemo(() => teaserOf(template.description), [template.description]);
	return (
		<CardFrame template={template} index={index} className={classNames(styles.linked, even && styles.even)}>
			<Heading className={styles.title}>
				<Link to={templatePagePath(template.id)} className={styles.link} {...intent}>
					{mark(template.title)}
				</Link>
			</Heading>
			<p className={styles.text}>{passage(template, teaser)}</p>
			<p className={styles.count}>{t("card.scripts", { count: template.scriptCount })}</p>
		</CardFrame>
	);
}

export type CardFrameProps = { template: Template; index: number; className?: string; children: ReactNode };

/** What all template cards have around their text: badges above, the author below. */
export function CardFrame({ template, index, className, children }: CardFrameProps) {
	const shown = useMemo(() => decorate(template, index), [template, index]);
	return (
		<article className={classNames(styles.card, className)}>
			<CardBadges languages={shown.languages} price={shown.price} />
			{children}
			<CardAuthor author={shown.author} />
		</article>
	);
}
