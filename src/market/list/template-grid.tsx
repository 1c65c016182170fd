import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useReveal } from "../../ui/reveal/use-reveal";
import { CardSkeleton } from "../card/card-skeleton";
import { TemplateCard } from "../card/template-card";
import type { ListedTemplate } from "../model";
import * as styles from "./template-grid.module.css";

export type TemplateGridProps = {
	/** What to show, in this order: the whole answer or a part of it. */
	templates: readonly ListedTemplate[];
	/** The level of the cards' headings. */
	level: 2 | 3;
};

function Cell({ template, index, level }: ListedTemplate & { level: 2 | 3 }) {
	const ref = useReveal<HTMLLIElement>();
	return (
		<li ref={ref}>
			<TemplateCard template={template} index={index} level={level} />
		</li>
	);
}

/** So many cards fill the first screens; and so many a slow phone lays out without standing still. */
const step = 9;

/** One, two or three columns of cards, by width; all cards are rendered, some at a time. */
export function TemplateGrid({ templates, level }: TemplateGridProps) {
	const [shown, setShown] = useState(step);
	const more = shown < templates.length;

	useEffect(() => {
		if (!more) return;
		startTransition(() => setShown(shown + step));
		// A key may lead to the end of the page: before it does, the end is there.
		const showAll = () => flushSync(() => setShown(templates.length));
		window.addEventListener("keydown", showAll);
		return () => window.removeEventListener("keydown", showAll);
	}, [more, shown, templates.length]);

	return (
		<ul className={styles.grid}>
			{templates.slice(0, shown).map(({ template, index }) => (
				<Cell key={`${template.id}:${index}`} template={template} index={index} level={level} />
			))}
		</ul>
	);
}

/** The same grid with cards that are on their way. */
export function TemplateGridSkeleton({ count }: { count: number }) {
	return (
		<div className={styles.grid} aria-hidden="true" data-needs-script>
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike and never change their order
				<CardSkeleton key={index} />
			))}
		</div>
	);
}
