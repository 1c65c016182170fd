import type { ReactNode } from "react";
import { Badge } from "../../../components/badge/badge";
import { classNames } from "../../../components/class-names";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { formatMoney } from "../../../i18n/format";
import { useTranslation } from "../../../i18n/hooks";
import { languageOfTag, otherLanguage } from "../../../i18n/lang-attribute";
import type { Template } from "../model";
import * as styles from "./template-card.module.css";

type CardTagsProps = Pick<Template, "tags"> & { mark?: (tag: string) => ReactNode };

export function CardTags({ tags, mark }: CardTagsProps) {
	const { t } = useTranslation("catalog");
	return (
		<ul className={styles.tags} aria-label={t("card.tags")}>
			{tags.map((tag) => (
				<li key={tag}>
					<Badge>{mark?.(tag) ?? tag}</Badge>
				</li>
			))}
		</ul>
	);
}

export function CardAuthor({ author }: Pick<Template, "author">) {
	const { t, translate } = useTranslation("catalog");
	return (
		<div className={styles.author}>
			<img src={author.avatar} alt="" width={32} height={32} loading="lazy" className={styles.avatar} />
			<p className={styles.person}>
				<VisuallyHidden>{t("card.author")} </VisuallyHidden>
				<span className={styles.name}>{author.name}</span>
				<span className={styles.role}>{translate(`roles.${author.roleId}`)}</span>
			</p>
		</div>
	);
}

export function PriceBadge({ price }: Pick<Template, "price">) {
	const { t, language } = useTranslation("catalog");
	return (
		<Badge tone={price === 0 ? "live" : "accent"}>{price === 0 ? t("card.free") : formatMoney(price, language)}</Badge>
	);
}

type ScriptCountProps = { template: Pick<Template, "scriptCount" | "lang"> };

/** How many scripts a template has, and its language if the market names another one than the page's. */
export function ScriptCount({ template }: ScriptCountProps) {
	const { t, language } = useTranslation("catalog");
	const { translate } = useTranslation("common");
	const lang = otherLanguage(language, template.lang);
	const code = lang && languageOfTag(lang);
	return (
		<p className={classNames(styles.row, styles.count)}>
			{t("card.scripts", { count: template.scriptCount })}
			{code && <Badge>{translate(`language.names.${code}`, { defaultValue: code.toUpperCase() })}</Badge>}
		</p>
	);
}
