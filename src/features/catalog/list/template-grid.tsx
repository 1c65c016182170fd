import { reveal } from "../../../components/reveal/reveal";
import { TemplateCard } from "../card/template-card";
import type { Template } from "../model";
import * as styles from "./template-grid.module.css";

/** One, two or three columns of cards, by width. `level` is that of their headings. */
export function TemplateGrid({ templates, level }: { templates: readonly Template[]; level: 2 | 3 }) {
	return (
		<ul className={styles.grid}>
			{templates.map((template) => (
				<li key={`${template.id}:${template.index}`} ref={reveal}>
					<TemplateCard template={template} level={level} />
				</li>
			))}
		</ul>
	);
}
