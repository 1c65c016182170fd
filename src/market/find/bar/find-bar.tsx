import { memo, type RefObject } from "react";
import { useTranslation } from "../../../i18n/use-copy";
import { Segmented } from "../../../ui/segmented/segmented";
import { prices, type SearchState } from "../state/search-state";
import type { SearchControl } from "../state/use-search-state";
import * as styles from "./find-bar.module.css";
import { SearchField } from "./search-field";
import { SortSelect } from "./sort-select";
import { TagFilter } from "./tag-filter";

export type FindBarProps = {
	control: SearchControl;
	/** The tags to choose from. */
	tags: readonly string[];
	field: RefObject<HTMLInputElement | null>;
	onIntent: () => void;
	onLeave: () => void;
};

/** All controls of the catalogue. They are in the built HTML, and hidden where scripts do not run. */
export function FindBar({ control, tags, field, onIntent, onLeave }: FindBarProps) {
	const { t } = useTranslation("find");
	const { state, type, choose, settle } = control;
	return (
		// biome-ignore lint/a11y/useSemanticElements: only browsers since 2023 know <search>
		<form
			role="search"
			aria-label={t("label")}
			className={styles.bar}
			data-needs-script
			onSubmit={(event) => {
				event.preventDefault();
				settle();
			}}
		>
			<div className={styles.field}>
				<SearchField
					field={field}
					value={state.query}
					onType={type}
					onIntent={onIntent}
					onSettle={settle}
					onLeave={onLeave}
				/>
			</div>
			<Filters
				price={state.price}
				sort={state.sort}
				chosen={state.tags}
				tags={tags}
				searching={state.query !== ""}
				choose={choose}
			/>
		</form>
	);
}

type FiltersProps = Pick<SearchState, "price" | "sort"> &
	Pick<FindBarProps, "tags"> & { chosen: readonly string[]; searching: boolean; choose: SearchControl["choose"] };

/** A key in the search field changes nothing here. */
const Filters = memo(function Filters({ price, sort, tags, chosen, searching, choose }: FiltersProps) {
	const { t } = useTranslation("find");
	return (
		<>
			<div>
				<Segmented
					label={t("price.label")}
					options={prices.map((value) => ({ value, label: t(`price.${value}`) }))}
					value={price}
					onChange={(next) => choose({ price: next })}
				/>
			</div>
			<SortSelect value={sort} searching={searching} onChange={(next) => choose({ sort: next })} />
			<div className={styles.tags}>
				<TagFilter tags={tags} chosen={chosen} onChange={(next) => choose({ tags: next })} />
			</div>
		</>
	);
});
