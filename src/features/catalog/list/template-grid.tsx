import { revealOnScroll } from "../../../components/reveal/reveal-on-scroll";
import { CardSkeleton, type SearchMarks, TemplateCard } from "../card/template-card";
import type { Template } from "../model";
import { NoScript } from "../notices";
import * as styles from "./template-grid.module.css";

/** The level is that of the cards' headings. */
type TemplateGridProps = { templates: readonly Template[]; level: 2 | 3; marks?: SearchMarks };

export function TemplateGrid({ templates, level, marks }: TemplateGridProps) {
	return (
		<ul className={styles.grid}>
			{templates.map((template) => (
				<li key={`${template.id}:${template.index}`} ref={revealOnScroll}>
					<TemplateCard template={template} level={level} marks={marks} />
				</li>
			))}
		</ul>
	);
}

/** Enough to fill the first screens. */
const maxSkeletons = 9;

/** Placeholder cards while the list is loading. Without JavaScript, a message. */
export function TemplateGridSkeleton({ count = maxSkeletons }: { count?: number }) {
	return (
		<>
			<div className={styles.grid} aria-hidden="true" data-needs-script>
				{Array.from({ length: Math.min(count, maxSkeletons) }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike and never change their order
					<CardSkeleton key={index} />
				))}
			</div>
			<NoScript />
		</>
	);
}
