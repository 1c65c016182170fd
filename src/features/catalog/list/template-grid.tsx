import { reveal } from "../../../components/reveal/reveal";
import { TemplateCard } from "../card/template-card";
import type { Template } from "../model";
import * as styles from "./template-grid.module.css";

export type TemplateGridProps = {
	templates: readonly Template[];
	/** The level of the cards' headings. */
	level: 2 | 3;
};

/** One, two or three columns of cards, by width. */
export function TemplateGrid({ templates, level }: TemplateGridProps) {
	return (
		<ul className={styles.grid}>
			{templates.map((template) => (
				<li key={`${template.id}:${template.index}`} ref={reveal} className={styles.cell}>
					<TemplateCard template={template} level={level} />
				</li>
			))}
		</ul>
	);
}
