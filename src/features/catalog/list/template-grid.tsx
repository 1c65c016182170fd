import { revealOnScroll } from "../../../components/reveal/reveal-on-scroll";
import { type SearchMarks, TemplateCard } from "../card/template-card";
import type { Template } from "../model";
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
