import { useReveal } from "../../../components/reveal/use-reveal";
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
				<Cell key={`${template.id}:${template.index}`} template={template} level={level} />
			))}
		</ul>
	);
}

function Cell({ template, level }: { template: Template; level: 2 | 3 }) {
	const ref = useReveal<HTMLLIElement>();
	return (
		<li ref={ref}>
			<TemplateCard template={template} level={level} />
		</li>
	);
}
