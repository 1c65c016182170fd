import { useTranslation } from "../../../i18n/use-copy";
import { HiddenText } from "../../../ui/hidden-text";
import { Icon } from "../../../ui/icon/icon";
import { type SearchState, sorts } from "../state/search-state";
import * as styles from "./sort-select.module.css";

export type SortSelectProps = {
	value: SearchState["sort"];
	/** Without an order of the visitor's own, the best matches come first. */
	searching: boolean;
	onChange: (sort: SearchState["sort"]) => void;
};

export function SortSelect({ value, searching, onChange }: SortSelectProps) {
	const { t } = useTranslation("find");
	const names = {
		listed: searching ? t("sort.best") : t("sort.listed"),
		title: t("sort.title"),
		scripts: t("sort.scripts"),
	};
	return (
		<label className={styles.sort}>
			<HiddenText>{t("sort.label")}</HiddenText>
			<Icon name="sort" className={styles.icon} />
			<select
				className={styles.select}
				value={value}
				onChange={({ target }) => {
					const sort = sorts.find((each) => each === target.value);
					if (sort) onChange(sort);
				}}
			>
				{sorts.map((sort) => (
					<option key={sort} value={sort}>
						{names[sort]}
					</option>
				))}
			</select>
			<Icon name="chevron-down" className={styles.arrow} />
		</label>
	);
}
