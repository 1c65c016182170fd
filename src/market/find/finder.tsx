import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { useTemplates } from "../api/templates";
import { TemplateStates } from "../list/template-states";
import { rememberList } from "../visited-list";
import { FindBar } from "./bar/find-bar";
import { useFound } from "./data/use-found";
import * as styles from "./finder.module.css";
import { FoundList } from "./found-list";
import { NoResults } from "./no-results";
import { ResultLine } from "./result-line";
import { everything, type SearchState, showsEverything, writeSearch } from "./state/search-state";
import { type SearchLocation, useSearchState } from "./state/use-search-state";
import { useSettled } from "./use-settled";

/** Screen readers are told how many were found when the visitor has stopped typing. */
const announcing = 700;

const path = "/templates/";

export type FinderProps = { location: SearchLocation };

/** The whole catalogue, with search, filters and order. */
export function Finder({ location }: FinderProps) {
	const { t } = useTranslation("find");
	const { t: tMarket } = useTranslation("market");
	const call = useTemplates();
	const templates = call.state === "ready" ? call.data : undefined;
	const control = useSearchState(path, location);
	const found = useFound(templates, call.state === "loading" ? call.part : undefined, control.state);
	const { state, listed } = found;
	const field = useRef<HTMLInputElement>(null);
	const results = useRef<HTMLDivElement>(null);

	const searchable = call.state !== "error" && templates?.length !== 0;
	const count = listed?.length ?? 0;
	const counted = showsEverything(state) ? tMarket("list.count", { count }) : t("count", { count });
	const text = templates && (listed ? counted : t("searching"));
	const status = useSettled(text, announcing);

	useEffect(() => {
		if (templates && listed) rememberList({ to: path + writeSearch(state), listed });
	}, [templates, listed, state]);

	// What was pressed goes away with this: the focus goes where the visitor goes on.
	const change = (next: Partial<SearchState>) => {
		control.choose(next);
		field.current?.focus();
	};
	const { query, tags, price } = everything;
	const onClear = showsEverything(control.state) ? undefined : () => change({ query, tags, price });

	return (
		<>
			{/* Where there is nothing to search, its place stays, so that nothing moves. */}
			<div className={searchable ? undefined : styles.unused} aria-hidden={!searchable} inert={!searchable}>
				<FindBar
					control={control}
					tags={found.tags}
					field={field}
					onIntent={found.prepare}
					onLeave={() => results.current?.querySelector<HTMLElement>("article a")?.focus()}
				/>
				<ResultLine text={text} onClear={onClear} />
			</div>
			<TemplateStates call={call} level={2} status={status}>
				{(listed || templates) && (
					<div ref={results} aria-busy={found.pending} data-found={count}>
						{listed?.length === 0 ? (
							<NoResults state={state} matching={found.matching} suggestion={found.suggestion} onChange={change} />
						) : (
							<FoundList listed={listed} marks={found.marks} />
						)}
					</div>
				)}
			</TemplateStates>
		</>
	);
}
