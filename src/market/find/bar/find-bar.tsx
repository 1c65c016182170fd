import type { RefObject } from "react";
import { useTranslation } from "../../../i18n/use-copy";
import { Segmented } from "../../../ui/segmented/segmented";
import { prices } from "../state/search-state";
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
			<div>
				<Segmented
					label={t("price.label")}
					options={prices.map((value) => ({ value, label: t(`price.${value}`) }))}
					value={state.price}
					onChange={(price) => choose({ price })}
				/>
			</div>
			<SortSelect value={state.sort} searching={state.query !== ""} onChange={(sort) => choose({ sort })} />
			<div className={styles.tags}>
				<TagFilter tags={tags} chosen={state.tags} onChange={(chosen) => choose({ tags: chosen })} />
			</div>
		</form>
	);
}
