import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useReveal } from "../../ui/reveal/use-reveal";
import { CardSkeleton } from "../card/card-skeleton";
import { TemplateCard } from "../card/template-card";
import type { ListedTemplate, Template } from "../model";
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
		<li ref={ref} className={styles.cell} data-late>
			<TemplateCard template={template} index={index} level={level} />
		</li>
	);
}

/** So many cards fill the first screens; and so many a slow phone lays out without standing still. */
const step = 9;

/** What was once shown is there at once: who comes back finds the page as tall as it was left. */
const known = new WeakSet<Template>();

/** A key that may lead to the end of the page, or open the browser's search in it. */
const leadsFar = ({ key, ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey || /End|Page|Tab/.test(key);

/** One, two or three columns of cards, by width; all cards are rendered, some at a time. */
export function TemplateGrid({ templates, level }: TemplateGridProps) {
	const [shown, setShown] = useState(() =>
		Math.max(step, templates.findLastIndex(({ template }) => known.has(template)) + 1),
	);
	const more = shown < templates.length;

	useEffect(() => {
		for (const { template } of templates.slice(0, shown)) known.add(template);
		if (!more) return;
		startTransition(() => setShown(shown + step));
		// Before such a key does what it does, all of the page is there.
		const showAll = (event: KeyboardEvent) => {
			if (leadsFar(event)) flushSync(() => setShown(templates.length));
		};
		window.addEventListener("keydown", showAll);
		return () => window.removeEventListener("keydown", showAll);
	}, [more, shown, templates]);

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
