import { useTranslation } from "../../../i18n/hooks";
import { toggleTag } from "./search-state";
import * as styles from "./tag-filter.module.css";

type TagFilterProps = {
	tags: readonly string[];
	selected: readonly string[];
	onChange: (selected: readonly string[]) => void;
};

export function TagFilter({ tags, selected, onChange }: TagFilterProps) {
	const { t } = useTranslation("search");
	return (
		<fieldset className={styles.filter}>
			<legend className={styles.legend}>{t("tags")}</legend>
			{/* WebKit would show the legend above the tags, not beside them. */}
			<span aria-hidden="true" className={styles.label}>
				{t("tags")}
			</span>
			{tags.map((tag) => (
				<button
					key={tag}
					type="button"
					className={styles.tag}
					aria-pressed={selected.includes(tag)}
					onClick={() => onChange(toggleTag(selected, tag))}
				>
					{tag}
				</button>
			))}
		</fieldset>
	);
}
