import { useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import { useOptionalTemplates } from "../api/list-call";
import { PrefetchingLink } from "../card/prefetching-link";
import * as cardStyles from "../card/template-card.module.css";
import { type Template, teaserOf } from "../model";
import * as styles from "./related-section.module.css";

/** How many related templates are shown. */
const maxRelated = 3;

/** The weight of a shared title word, relative to a shared tag. */
const wordWeight = 3;

/** Words of at least four characters, which excludes "to" and "the". */
const words = /[\p{L}\p{N}]{4,}/gu;

/** The templates that share the most title words, also as parts of words, and tags. Ties keep the order of the market. */
export function relatedTemplates(id: string, templates: readonly Template[]): Template[] {
	const own = templates.find((template) => template.id === id);
	const ownWords = own?.title.toLowerCase().match(words) ?? [];
	const score = ({ title, tags }: Template) => {
		const otherTitle = title.toLowerCase();
		const sharedWords = ownWords.filter((word) => otherTitle.includes(word));
		const sharedTags = tags.filter((tag) => own?.tags.includes(tag));
		return wordWeight * sharedWords.length + sharedTags.length;
	};
	return templates
		.filter((template) => template.id !== id)
		.map((template) => ({ template, score: score(template) }))
		.filter((candidate) => candidate.score > 0)
		.sort((first, second) => second.score - first.score)
		.slice(0, maxRelated)
		.map(({ template }) => template);
}

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
