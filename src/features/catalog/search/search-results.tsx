import { memo, startTransition, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/button/button";
import { Message } from "../../../components/message/message";
import { useTranslation } from "../../../i18n/hooks";
import { SearchMarksContext } from "../card/search-marks";
import { TemplateGrid } from "../list/template-grid";
import { TemplateGridSkeleton } from "../list/template-grid-skeleton";
import { emptySearch, pageSize, type SearchState } from "./search-state";
import * as styles from "./template-search.module.css";
import type { SearchResults } from "./use-search-results";
import type { SearchControls } from "./use-search-state";

export type ResultListProps = Pick<SearchResults, "templates" | "marks"> & {
	/** The formatted search. */
	search: string;
	/** The maximum number of cards. */
	limit: number;
	replace: SearchControls["replace"];
};

/** The minimum height of a row: a card and the gap below it, in px. */
const rowHeight = 300;

/** The number of cards that fill the screen: in one column on a phone, or in up to three. */
const screenful = () =>
	Math.ceil(window.innerHeight / rowHeight) * (window.matchMedia("(width < 40rem)").matches ? 1 : 3);

/** The number of cards that are added in one step. */
const step = 12;

/** Delays in ms: of the first step after a change of the search, so that it does not slow down typing, and between steps. */
const firstDelay = 700;
const nextDelay = 50;

/**
 * The number of cards to render: all at first. After a change of the search, a screenful, then more in steps, as after "Show
 * more". At 4× CPU, 100 cards take a second, which would delay the next keystroke, and "Show more" blocks the page for 350 ms
 * instead of 75 ms.
 */
function useSteps(search: string, total: number): number {
	// While the results are unknown, there are none. Then the first step is rendered at once.
	const [rendered, setRendered] = useState({ search, count: Math.max(total, step) });
	const isNew = search !== rendered.search;
	const count = Math.min(isNew ? screenful() : rendered.count, total);
	useEffect(() => {
		if (count === total) return;
		const next = () => startTransition(() => setRendered({ search, count: count + step }));
		const timer = window.setTimeout(next, isNew ? firstDelay : nextDelay);
		return () => window.clearTimeout(timer);
	}, [search, isNew, count, total]);
	return count;
}

/** Memoized: a keystroke renders the page once before its deferred results are ready. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
	const { templates, search, limit, marks, replace } = props;
	const { t } = useTranslation("search");
	const ref = useRef<HTMLDivElement>(null);
	const countId = useId();
	/** The index of the first new card, from the click until the card is there. */
	const firstNew = useRef<number>(undefined);

	const count = useSteps(search, Math.min(limit, templates?.length ?? 0));

	// The focus moves on from the button to the first card that was added.
	useEffect(() => {
		if (firstNew.current === undefined || firstNew.current >= count) return;
		ref.current?.querySelectorAll<HTMLElement>("article a")[firstNew.current]?.focus();
		firstNew.current = undefined;
	}, [count]);

	if (!templates) return <TemplateGridSkeleton count={3} />;
	return (
		<div ref={ref}>
			<SearchMarksContext value={marks}>
				<TemplateGrid templates={templates.slice(0, count)} level={2} />
			</SearchMarksContext>
			{templates.length > limit && (
				<div className={styles.more}>
					<p id={countId}>{t("showing", { shown: limit, count: templates.length })}</p>
					<Button
						variant="secondary"
						aria-describedby={countId}
						onClick={() => {
							firstNew.current = limit;
							replace({ shown: limit + pageSize });
						}}
					>
						{t("showMore")}
					</Button>
				</div>
			)}
		</div>
	);
});

export type NoResultsProps = {
	results: SearchResults;
	onChange: (change: Partial<SearchState>) => void;
};

/** Explains why there are no results, and suggests a change. */
export function NoResults({ results: { state, matchCount, suggestion }, onChange }: NoResultsProps) {
	const { t } = useTranslation("search");
	const query = state.query.trim();
	const { tags, price } = emptySearch;
	if (matchCount > 0) {
		const text = query === "" ? t("none.filters") : t("none.both", { count: matchCount, query });
		return (
			<Message title={t("none.title")} text={text}>
				<Button onClick={() => onChange({ tags, price })}>{t("none.clearFilters")}</Button>
			</Message>
		);
	}
	return (
		<Message title={t("none.title")} text={t("none.query", { query })}>
			{suggestion && (
				<Button onClick={() => onChange({ query: suggestion })}>{t("none.suggestion", { query: suggestion })}</Button>
			)}
			<Button variant={suggestion ? "secondary" : "primary"} onClick={() => onChange({ query: "", tags, price })}>
				{t("none.clear")}
			</Button>
		</Message>
	);
}
