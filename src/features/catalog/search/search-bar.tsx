import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "../../../components/icon/icon";
import { Segmented } from "../../../components/segmented/segmented";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../../i18n/hooks";
import * as styles from "./search-bar.module.css";
import { SearchField } from "./search-field";
import { parseSearch, priceFilters, type SearchState, sortOrders } from "./search-state";
import { TagFilter } from "./tag-filter";
import type { SearchControls } from "./use-search-state";

type SearchBarProps = {
	controls: SearchControls;
	tags: readonly string[];
	inputRef: RefObject<HTMLInputElement | null>;
	/** The visitor is about to search. */
	onIntent: () => void;
	/** The visitor leaves the field for the list. */
	onLeave: () => void;
};

/** Reads the fields of the form, which have the names of the URL's parameters. */
function readForm(form: HTMLFormElement): SearchState {
	const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
	return parseSearch(`?${new URLSearchParams(fields)}`);
}

/** Search field, filters and order. Prerendered, and hidden without JavaScript. */
export function SearchBar({ controls, tags, inputRef, onIntent, onLeave }: SearchBarProps) {
	const { t } = useTranslation("search");
	const { state, replace, push, commit } = controls;
	const ref = useRef<HTMLFormElement>(null);
	const defaultOrder = state.query === "" ? "listed" : "best";

	// Keeps what was typed and chosen before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once
	useEffect(() => {
		if (!ref.current) return;
		const { query, price, sort } = readForm(ref.current);
		if (query !== state.query) replace({ query });
		if (price !== state.price) replace({ price });
		if (sort !== state.sort) replace({ sort });
	}, []);

	return (
		// The URL has the state: browsers do not restore the fields.
		// biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark
		<form
			ref={ref}
			role="search"
			autoComplete="off"
			aria-label={t("label")}
			className={styles.bar}
			data-needs-script
			onFocus={onIntent}
			onBlur={commit}
			onSubmit={(event) => {
				event.preventDefault();
				commit();
			}}
		>
			<div className={styles.query}>
				<SearchField ref={inputRef} value={state.query} onChange={(query) => replace({ query })} onLeave={onLeave} />
			</div>
			<div>
				<Segmented
					label={t("price.label")}
					name="price"
					options={priceFilters.map((value) => ({ value, label: t(`price.${value}`) }))}
					input={(price) => ({ checked: price === state.price, onChange: () => push({ price }) })}
				/>
			</div>
			<label className={styles.sort}>
				<VisuallyHidden>{t("sort.label")}</VisuallyHidden>
				<Icon name="sort" className={styles.icon} />
				<select
					name="sort"
					className={styles.select}
					value={state.sort}
					onChange={({ target }) => push({ sort: target.value as SearchState["sort"] })}
				>
					{sortOrders.map((sort) => (
						<option key={sort} value={sort}>
							{t(`sort.${sort === "listed" ? defaultOrder : sort}`)}
						</option>
					))}
				</select>
				<Icon name="chevron-down" className={styles.arrow} />
			</label>
			<div className={styles.tags}>
				<TagFilter tags={tags} selected={state.tags} onChange={(selected) => push({ tags: selected })} />
			</div>
		</form>
	);
}
