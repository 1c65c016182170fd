import { memo, useEffect, useId, useRef } from "react";
import { Button } from "../../../components/button/button";
import { Message } from "../../../components/message/message";
import { useTranslation } from "../../../i18n/hooks";
import { TemplateGrid } from "../list/template-grid";
import type { Template } from "../model";
import * as styles from "./search-results.module.css";
import { noFilters, pageSize, type SearchState } from "./search-state";
import type { SearchResults } from "./use-search-results";
import type { SearchControls } from "./use-search-state";

type ResultListProps = Pick<SearchResults, "marks"> & {
	templates: readonly Template[];
	/** The maximum number of cards. */
	limit: number;
	replace: SearchControls["replace"];
};

/** Memoized: a keystroke renders the page once before its deferred results are ready. */
export const ResultList = memo(function ResultList({ templates, marks, limit, replace }: ResultListProps) {
	const { t } = useTranslation("search");
	const ref = useRef<HTMLDivElement>(null);
	const countId = useId();
	/** The index of the first new card, from the click until the card is there. */
	const firstNew = useRef<number>(undefined);

	// The focus moves on from the button to the first card that was added.
	useEffect(() => {
		if (firstNew.current === undefined || firstNew.current >= limit) return;
		ref.current?.querySelectorAll<HTMLElement>("article a")[firstNew.current]?.focus();
		firstNew.current = undefined;
	}, [limit]);

	return (
		<div ref={ref}>
			<TemplateGrid templates={templates.slice(0, limit)} level={2} marks={marks} />
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

type NoResultsProps = {
	results: SearchResults;
	onChange: (change: Partial<SearchState>) => void;
};

/** Explains why there are no results, and suggests a change. */
export function NoResults({ results, onChange }: NoResultsProps) {
	const { t } = useTranslation("search");
	const { matchCount, suggestion } = results;
	const query = results.state.query.trim();
	if (matchCount > 0) {
		const text = query === "" ? t("none.filters") : t("none.both", { count: matchCount, query });
		return (
			<Message title={t("none.title")} text={text}>
				<Button onClick={() => onChange(noFilters)}>{t("none.clearFilters")}</Button>
			</Message>
		);
	}
	return (
		<Message title={t("none.title")} text={t("none.query", { query })}>
			{suggestion && (
				<Button onClick={() => onChange({ query: suggestion })}>{t("none.suggestion", { query: suggestion })}</Button>
			)}
			<Button variant={suggestion ? "secondary" : "primary"} onClick={() => onChange({ query: "", ...noFilters })}>
				{t("none.clear")}
			</Button>
		</Message>
	);
}
