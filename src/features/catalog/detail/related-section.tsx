import { useTranslation } from "../../../i18n/hooks";
import { langAttribute } from "../../../i18n/lang-attribute";
import { Link } from "../../../i18n/link";
import { useLanguage } from "../../../i18n/page-language";
import { useOptionalTemplates } from "../api/list-call";
import { ScriptCount } from "../card/card-parts";
import * as cardStyles from "../card/template-card.module.css";
import { Cover } from "../cover/cover";
import { teaserOf } from "../model";
import { templatePagePath } from "../template-link";
import * as styles from "./related-section.module.css";
import { type RelatedTemplate, relatedTemplates } from "./related-templates";

/** `built`: the related templates of the build. */
export type RelatedSectionProps = { id: string; built: readonly RelatedTemplate[] };

/** Links to related templates: those of the list, which is called if it is not in the cache; without it, those of the build. */
export function RelatedSection({ id, built }: RelatedSectionProps) {
	const { t } = useTranslation("template");
	const templates = useOptionalTemplates();
	const related = templates ? relatedTemplates(id, templates) : built;
	if (related.length === 0) return null;
	return (
		<section aria-labelledby="related">
			<h2 id="related" className={styles.title}>
				{t("more.related")}
			</h2>
			<ul className={styles.list}>
				{related.map((template, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the market may send an id twice
					<li key={`${template.id}:${index}`}>
						<RelatedCard template={template} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** The title is the link, and its hit area is the whole card. */
function RelatedCard({ template }: { template: RelatedTemplate }) {
	const language = useLanguage();
	const { id, title, lang } = template;
	const teaser = teaserOf(template);
	return (
		<div className={styles.related}>
			<Cover template={template} teaser={teaser} />
			<p lang={langAttribute(title, language, lang)} className={styles.name}>
				<Link to={templatePagePath(id)} className={cardStyles.link}>
					{title}
				</Link>
			</p>
			{teaser && (
				<p lang={langAttribute(teaser, language, lang)} className={styles.teaser}>
					{teaser}
				</p>
			)}
			<ScriptCount template={template} />
		</div>
	);
}
