import { useMemo } from "react";
import { classNames } from "../../../components/class-names";
import { Icon } from "../../../components/icon/icon";
import { useTranslation } from "../../../i18n/hooks";
import { useOptionalTemplates } from "../api/list-call";
import { PrefetchingLink } from "../card/prefetching-link";
import { teaserOf } from "../card/template-card";
import type { Template } from "../model";
import { useVisitedList } from "../visited-list";
import * as styles from "./related-section.module.css";
import { neighborsOf, relatedTemplates } from "./related-templates";

/** Links to related templates and to the neighbors in the list. Calls for the list if it is not in the cache. */
export function RelatedSection({ id }: { id: string }) {
	const { t } = useTranslation("template");
	const { t: tCatalog } = useTranslation("catalog");
	const templates = useOptionalTemplates();
	const related = useMemo(() => templates && relatedTemplates(id, templates), [id, templates]);
	const visited = useVisitedList()?.templates;
	if (!templates || !related) return null;
	const { previous, next } = neighborsOf(id, templates, visited);
	return (
		<>
			{related.length > 0 && (
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
			)}
			{(previous || next) && (
				<nav aria-label={t("more.label")} className={styles.neighbors}>
					{previous && <NeighborLink template={previous} rel="prev" />}
					{next && <NeighborLink template={next} rel="next" />}
				</nav>
			)}
		</>
	);
}

type NeighborLinkProps = { template: Template; rel: "prev" | "next" };

function NeighborLink({ template: { id, title }, rel }: NeighborLinkProps) {
	const { t } = useTranslation("template");
	return (
		<PrefetchingLink id={id} rel={rel} className={classNames(styles.neighbor, rel === "next" && styles.next)}>
			<Icon name={rel === "prev" ? "arrow-left" : "arrow-right"} />
			<span className={styles.neighborText}>
				<span className={styles.note}>{t(rel === "prev" ? "more.previous" : "more.next")}</span>
				<span className={styles.name}>{title}</span>
			</span>
		</PrefetchingLink>
	);
}
