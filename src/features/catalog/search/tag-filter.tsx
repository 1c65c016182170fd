import { useState } from "react";
import { Icon } from "../../../components/icon/icon";
import { useTranslation } from "../../../i18n/hooks";
import { toggleTag } from "./search-state";
import * as styles from "./tag-filter.module.css";

type TagFilterProps = {
	tags: readonly string[];
	selected: readonly string[];
	onChange: (selected: readonly string[]) => void;
};

/** How many tags are shown before the list is expanded. */
const collapsedCount = 12;

export function TagFilter({ tags, selected, onChange }: TagFilterProps) {
	const { t } = useTranslation("search");
	const [expanded, setExpanded] = useState(false);
	const hiddenCount = tags.length - collapsedCount;
	const shown = expanded ? tags : tags.filter((tag, index) => index < collapsedCount || selected.includes(tag));
	return (
		<fieldset className={styles.filter}>
			<legend className={styles.legend}>{t("tags")}</legend>
			{/* WebKit would show the legend above the tags, not beside them. */}
			<span aria-hidden="true" className={styles.label}>
				{t("tags")}
			</span>
			{shown.map((tag) => (
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
			{hiddenCount > 0 && (
				<button type="button" className={styles.tag} aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
					{expanded ? t("fewerTags") : t("moreTags", { count: hiddenCount })}
					<Icon name="chevron-down" className={styles.arrow} />
				</button>
			)}
		</fieldset>
	);
}
