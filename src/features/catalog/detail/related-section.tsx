import { useMemo } from "react";
import { useTranslation } from "../../../i18n/hooks";
import { useOptionalTemplates } from "../api/list-call";
import { PrefetchingLink } from "../card/prefetching-link";
import { teaserOf } from "../card/template-card";
import * as styles from "./related-section.module.css";
import { relatedTemplates } from "./related-templates";

/** Links to related templates. Calls for the list if it is not in the cache. */
export function RelatedSection({ id }: { id: string }) {
	const { t } = useTranslation("template");
	const { t: tCatalog } = useTranslation("catalog");
	const templates = useOptionalTemplates();
	const related = useMemo(() => (templates ? relatedTemplates(id, templates) : []), [id, templates]);
	if (related.length === 0) return null;
	return (
		<section aria-labelledby="related">
			<h2 id="related" className={styles.title}>
				{t("more.related")}
			</h2>
			<ul className={styles.list}>
				{related.map((template) => (
					<li key={`${template.id}:${template.index}`}>
						<PrefetchingLink id={template.id} className={styles.related}>
							<span className={styles.name}>{template.title}</span>
							<span className={styles.teaser}>{teaserOf(template)}</span>
							<span className={styles.note}>{tCatalog("card.scripts", { count: template.scriptCount })}</span>
						</PrefetchingLink>
					</li>
				))}
			</ul>
		</section>
	);
}
