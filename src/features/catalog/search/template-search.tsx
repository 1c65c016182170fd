import { graphql } from "gatsby";
import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button/button";
import type { PageLocation } from "../../../components/hooks/use-url";
import { useTranslation } from "../../../i18n/hooks";
import { useTemplates } from "../api/list-call";
import { CatalogStructuredData } from "../catalog-structured-data";
import { TemplateStates } from "../list/template-states";
import { NoScript } from "../notices";
import { SearchBar } from "./search-bar";
import { NoResults, ResultList } from "./search-results";
import { isUnfiltered, noFilters, type SearchState } from "./search-state";
import { useSearchResults } from "./use-search-results";
import { useSearchState } from "./use-search-state";

/** Delay between the last change of the summary and its announcement to screen readers, in ms. */
const statusDelay = 700;

export const query = graphql`
	fragment TemplateSearchSnapshot on MarketTemplateConnection {
		totalCount
		nodes {
			...SnapshotCard
		}
	}
`;

export type TemplateSearchProps = {
	/** The first templates of the snapshot, shown until the list is loaded. */
	snapshot: Queries.TemplateSearchSnapshotFragment;
	location: PageLocation;
};

/** The value, once it has stayed the same for a moment. */
function useSettled(value: string | undefined): string | undefined {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = window.setTimeout(() => startTransition(() => setSettled(value)), statusDelay);
		return () => window.clearTimeout(timer);
	}, [value]);
	return settled;
}

/** The whole catalog with search, filters and order. */
export function TemplateSearch({ snapshot, location }: TemplateSearchProps) {
	const { t } = useTranslation("search");
	// Deferred: React renders the new cards in small steps.
	const call = useDeferredValue(useTemplates());
	const controls = useSearchState(location);
	const results = useSearchResults(call, snapshot, controls.state);
	const { state, templates, summary } = results;
	const status = useSettled(summary);
	const isEmpty = call.state === "ready" && call.data.length === 0;
	const inputRef = useRef<HTMLInputElement>(null);
	const listRef = useRef<HTMLDivElement>(null);

	// The pressed button disappears: move the focus to the field.
	const change = (next: Partial<SearchState>) => {
		controls.push(next);
		inputRef.current?.focus();
	};

	return (
		<>
			<CatalogStructuredData />
			<div hidden={isEmpty}>
				<SearchBar
					controls={controls}
					tags={results.tags}
					inputRef={inputRef}
					onIntent={results.prepare}
					onLeave={() => listRef.current?.querySelector<HTMLElement>("article a")?.focus()}
				/>
			</div>
			<TemplateStates
				call={call}
				level={2}
				status={status}
				summary={
					!isEmpty && (
						<>
							{/* Hidden from screen readers: TemplateStates announces the status. */}
							<p aria-hidden="true">{summary}</p>
							{!isUnfiltered(controls.state) && (
								<Button variant="quiet" size="small" onClick={() => change({ query: "", ...noFilters })}>
									{t("clearAll")}
								</Button>
							)}
						</>
					)
				}
			>
				{templates && (
					<div ref={listRef} aria-busy={state !== controls.state} data-result-count={results.count}>
						{templates.length === 0 ? (
							<NoResults results={results} onChange={change} />
						) : (
							<ResultList templates={templates} marks={results.marks} limit={state.shown} replace={controls.replace} />
						)}
					</div>
				)}
			</TemplateStates>
			{snapshot.totalCount > snapshot.nodes.length && <NoScript />}
		</>
	);
}
