import { useEffect, useMemo, useState } from "react";
import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon/icon";
import { teaserOf } from "../card/teaser";
import { useIntent } from "../card/use-intent";
import type { Template } from "../model";
import { templatePagePath } from "../template-page-path";
import { visitedList } from "../visited-list";
import * as styles from "./more-templates.module.css";
import { neighboursOf } from "./neighbours";
import { relatedTo } from "./related";

export type MoreTemplatesProps = { id: string; templates: readonly Template[] };

function useRelated({ id, templates }: MoreTemplatesProps): Template[] | undefined {
	const [related, setRelated] = useState<Template[]>();
	useEffect(() => {
		let wanted = true;
		relatedTo(id, templates, () => wanted).then((found) => wanted && setRelated(found));
		return () => {
			wanted = false;
		};
	}, [id, templates]);
	return related;
}

/** Where to go on from a template: to those like it, and to the one before and after it. */
export function MoreTemplates({ id, templates }: MoreTemplatesProps) {
	const { t } = useTranslation("template");
	const related = useRelated({ id, templates });
	const { previous, next } = useMemo(() => {
		const seen = visitedList()?.listed.map(({ template }) => template.id);
		return neighboursOf(id, templates, seen);
	}, [id, templates]);
	// All at once: what came later would push away what is there.
	if (!related) return null;
	return (
		<>
			{related.length > 0 && (
				<section aria-labelledby="related">
					<h2 id="related" className={styles.title}>
						{t("more.related")}
					</h2>
					<ul className={styles.list}>
						{related.map((template) => (
							<Related key={template.id} template={template} />
						))}
					</ul>
				</section>
			)}
			{(previous || next) && (
				<nav aria-label={t("more.label")} className={styles.neighbours}>
					{previous && <Neighbour template={previous} rel="prev" />}
					{next && <Neighbour template={next} rel="next" />}
				</nav>
			)}
		</>
	);
}

function Related({ template }: { template: Template }) {
	const { t } = useTranslation("market");
	const intent = useIntent(template.id);
	const teaser = useMemo(() => teaserOf(template.description), [template.description]);
	return (
		<li>
			<Link to={templatePagePath(template.id)} className={styles.related} {...intent}>
				<span className={styles.name}>{template.title}</span>
				<span className={styles.teaser}>{teaser}</span>
				<span className={styles.note}>{t("card.scripts", { count: template.scriptCount })}</span>
			</Link>
		</li>
	);
}

function Neighbour({ template, rel }: { template: Template; rel: "prev" | "next" }) {
	const { t } = useTranslation("template");
	const intent = useIntent(template.id);
	return (
		<Link
			to={templatePagePath(template.id)}
			rel={rel}
			className={classNames(styles.neighbour, rel === "next" && styles.next)}
			{...intent}
		>
			<Icon name={rel === "prev" ? "arrow-left" : "arrow-right"} />
			<span className={styles.where}>
				<span className={styles.note}>{t(rel === "prev" ? "more.previous" : "more.next")}</span>
				<span className={styles.name}>{template.title}</span>
			</span>
		</Link>
	);
}
