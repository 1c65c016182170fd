import { useTranslation } from "../../i18n/use-copy";
import { Button } from "../../ui/button/button";
import { Message } from "../../ui/message/message";
import { everything, type SearchState } from "./state/search-state";

export type NoResultsProps = {
	state: SearchState;
	/** How many match the query without the filters. */
	matching: number;
	suggestion: string | undefined;
	onChange: (change: Partial<SearchState>) => void;
};

/** Says why there is nothing, and takes back in one step what is the reason. */
export function NoResults({ state, matching, suggestion, onChange }: NoResultsProps) {
	const { t } = useTranslation("find");
	const query = state.query.trim();
	const { tags, price } = everything;
	if (matching > 0) {
		const both = t("none.both", { count: matching, query });
		return (
			<Message title={t("none.title")} text={query === "" ? t("none.filters") : both}>
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
