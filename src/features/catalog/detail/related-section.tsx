import { useInView } from "../../../components/hooks/use-in-view";
import { useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import { useOptionalTemplates } from "../api/list-call";
import { PrefetchingLink } from "../card/prefetching-link";
import { teaserOf } from "../card/template-card";
import * as cardStyles from "../card/template-card.module.css";
import type { Template } from "../model";
import * as styles from "./related-section.module.css";
import { relatedTemplates } from "./related-templates";
import * as pageStyles from "./template-detail.module.css";

/** Links to related templates. Calls for the list in the viewport, if it is not in the cache. Without an id, its place is empty. */
export function RelatedSection({ id }: { id: string | undefined }) {
	const { t } = useTranslation("template");
	// In or above the viewport: the End key jumps past the section.
	const { ref, inView } = useInView<HTMLDivElement>("100000px 0px 0px");
	const templates = useOptionalTemplates(inView && id !== undefined);
	const related = id !== undefined && templates ? relatedTemplates(id, templates) : [];
	return (
		<div ref={ref} className={pageStyles.related}>
			{related.length > 0 && (
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
			)}
		</div>
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
