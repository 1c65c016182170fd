import { lazy, Suspense } from "react";
import { useReveal } from "../../../components/reveal/use-reveal";
import { TemplateCard } from "../card/template-card";
import type { Template } from "../model";
import * as styles from "./template-grid.module.css";
import { TemplateGridSkeleton } from "./template-grid-skeleton";

export type TemplateGridProps = {
	templates: readonly Template[];
	/** The level of the cards' headings. */
	level: 2 | 3;
};

/** Up to this number, all cards are rendered. */
const maxPlainCards = 100;

const LazyVirtualGrid = lazy(() =>
	import("./virtual-grid").then(
		({ VirtualGrid }) => ({ default: VirtualGrid }),
		(error: unknown) => {
			console.error("The grid for long lists could not be loaded", error);
			return { default: PlainGrid };
		},
	),
);

/** One, two or three columns of cards, by width. */
export function TemplateGrid(props: TemplateGridProps) {
	if (props.templates.length <= maxPlainCards) return <PlainGrid {...props} />;
	return (
		<Suspense fallback={<TemplateGridSkeleton />}>
			<LazyVirtualGrid {...props} />
		</Suspense>
	);
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
