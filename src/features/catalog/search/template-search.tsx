import { graphql } from "gatsby";
import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button/button";
import { useTranslation } from "../../../i18n/hooks";
import { useTemplates } from "../api/list-call";
import { CatalogStructuredData } from "../catalog-structured-data";
import { NoScript } from "../list/template-grid-skeleton";
import { TemplateStates } from "../list/template-states";
import { useRememberList } from "../visited-list";
import { SearchBar } from "./search-bar";
import { NoResults, ResultList } from "./search-results";
import { emptySearch, formatSearch, isUnfiltered, pageSize, type SearchState } from "./search-state";
import { useSearchResults } from "./use-search-results";
import { useSearchState } from "./use-search-state";

/** Delay between the last change of the summary and its announcement to screen readers, in ms. */
const statusDelay = 700;

const path = "/templates/";

export const query = graphql`
	fragment TemplateSearchSnapshot on MarketTemplateConnection {
		totalCount
		nodes {
			...SnapshotCard
		}
	}
`;

export type TemplateSearchProps = {
	/** The first templates of the build's snapshot, shown until the list is loaded. */
	snapshot: Queries.TemplateSearchSnapshotFragment;
	location: Pick<Location, "pathname" | "search">;
};

/** The whole catalog with search, filters and order. */
export function TemplateSearch({ snapshot, location }: TemplateSearchProps) {
	const { t } = useTranslation("search");
	const { t: tCatalog } = useTranslation("catalog");
	// Deferred: React renders the new cards in small steps. 97 ms less blocking time at 4× CPU.
	const call = useDeferredValue(useTemplates());
	const built = snapshot.nodes;
	const live = call.state === "ready" ? call.data : undefined;
	// Without the list of the market, the search covers what the build knows.
	const fallback = call.state === "error" && built.length > 0 ? built : undefined;
	const all = live ?? fallback;
	const controls = useSearchState(location);
	const results = useSearchResults(all, controls.state);
	const { state, templates } = results;
	const inputRef = useRef<HTMLInputElement>(null);
	const listRef = useRef<HTMLDivElement>(null);

	const isEmpty = live?.length === 0;
	const search = formatSearch({ ...state, shown: pageSize });
	const shown = all ? templates : search === "" && built.length > 0 ? built : undefined;
	const count = all ? (templates?.length ?? 0) : snapshot.totalCount;
	const isPartial = fallback !== undefined && snapshot.totalCount > built.length;
	const known = { shown: built.length, count: snapshot.totalCount };
	const found = isUnfiltered(state) ? tCatalog("list.count", { count }) : t("count", { count });
	const partlyFound = isUnfiltered(state) ? t("showing", known) : `${found} · ${t("searched", known)}`;
	const countText = isPartial ? partlyFound : found;
	const summary = (all ?? shown) && (shown ? countText : t("searching"));
	const [status, setStatus] = useState(summary);
	useEffect(() => {
		const timer = window.setTimeout(() => startTransition(() => setStatus(summary)), statusDelay);
		return () => window.clearTimeout(timer);
	}, [summary]);

	useRememberList(path + formatSearch(state));

	// The pressed button disappears: move the focus to the field.
	const change = (next: Partial<SearchState>) => {
		controls.push(next);
		inputRef.current?.focus();
	};
	const { query, tags, price } = emptySearch;

	return (
		<>
			<CatalogStructuredData templates={built} />
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
								<Button variant="quiet" size="small" onClick={() => change({ query, tags, price })}>
									{t("clearAll")}
								</Button>
							)}
						</>
					)
				}
			>
				{(all ?? shown) && (
					<div ref={listRef} aria-busy={results.pending} data-result-count={count}>
						{shown?.length === 0 ? (
							<NoResults results={results} onChange={change} />
						) : (
							<ResultList
								templates={shown}
								search={search}
								limit={state.shown}
								marks={results.marks}
								replace={controls.replace}
							/>
						)}
					</div>
				)}
			</TemplateStates>
			{snapshot.totalCount > built.length && <NoScript />}
		</>
	);
}
