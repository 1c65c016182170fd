import { useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import { useOptionalTemplates } from "../api/list-call";
import { PrefetchingLink } from "../card/prefetching-link";
import { teaserOf } from "../card/template-card";
import * as cardStyles from "../card/template-card.module.css";
import type { Template } from "../model";
import * as styles from "./related-section.module.css";
import { relatedTemplates } from "./related-templates";

/** Links to related templates. Calls for the list if it is not in the cache. */
export function RelatedSection({ id }: { id: string }) {
	const { t } = useTranslation("template");
	const templates = useOptionalTemplates();
	const related = templates ? relatedTemplates(id, templates) : [];
	if (related.length === 0) return null;
	return (
		<section aria-labelledby="related">
			<h2 id="related" className={styles.title}>
				{t("more.related")}
			</h2>
			<ul className={styles.list}>
				{related.map((template) => (
					<li key={`${template.id}:${template.index}`}>
						<RelatedCard template={template} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** The title is the link, and its hit area is the whole card. */
function RelatedCard({ template }: { template: Template }) {
	const { t, language } = useTranslation("catalog");
	const { id, title, lang, scriptCount } = template;
	const teaser = teaserOf(template);
	return (
		<div className={styles.related}>
			<p lang={textLanguage(title, language, lang)} className={styles.name}>
				<PrefetchingLink id={id} className={cardStyles.link}>
					{title}
				</PrefetchingLink>
			</p>
			<p lang={textLanguage(teaser, language, lang)} className={styles.teaser}>
				{teaser}
			</p>
			<p className={styles.note}>{t("card.scripts", { count: scriptCount })}</p>
		</div>
	);
}
