import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { useReveal } from "../../../components/reveal/use-reveal";
import { TemplateCard } from "../card/template-card";
import type { Template } from "../model";
import * as styles from "./template-grid.module.css";

export type TemplateGridProps = {
	templates: readonly Template[];
	/** The level of the cards' headings. */
	level: 2 | 3;
};

/** Up to this number, all cards are rendered. */
const maxPlainCards = 100;

/** Of a longer list, these are rendered until its grid is loaded. Prerendered pages have as many. */
const firstCards = 24;

const loadVirtualGrid = () =>
	import("./virtual-grid").catch((error: unknown) => {
		console.error("The grid for long lists could not be loaded", error);
		return { VirtualGrid: PlainGrid };
	});

/** One, two or three columns of cards, by width. */
export function TemplateGrid(props: TemplateGridProps) {
	const { templates, level } = props;
	const isLong = templates.length > maxPlainCards;
	const virtual = useLazyModule(loadVirtualGrid, isLong);
	if (isLong && virtual) return <virtual.VirtualGrid {...props} />;
	return <PlainGrid templates={isLong ? templates.slice(0, firstCards) : templates} level={level} />;
}

function PlainGrid({ templates, level }: TemplateGridProps) {
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
