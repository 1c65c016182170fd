import { useState } from "react";
import { useTranslation } from "../../../i18n/use-copy";
import { Icon } from "../../../ui/icon/icon";
import * as styles from "./tag-filter.module.css";

export type TagFilterProps = {
	/** All tags that there are, the most frequent first. */
	tags: readonly string[];
	chosen: readonly string[];
	onChange: (chosen: readonly string[]) => void;
};

/** More tags than these are shown when they are asked for. */
const atFirst = 12;

/** Language tags to switch on and off: templates with any of them are shown. */
export function TagFilter({ tags, chosen, onChange }: TagFilterProps) {
	const { t } = useTranslation("find");
	const [all, setAll] = useState(false);
	const more = tags.length - atFirst;
	const shown = all ? tags : tags.filter((tag, index) => index < atFirst || chosen.includes(tag));
	const toggle = (tag: string) =>
		onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
	return (
		<fieldset className={styles.filter}>
			<legend className={styles.legend}>{t("languages")}</legend>
			{shown.map((tag) => (
				<button
					key={tag}
					type="button"
					className={styles.tag}
					aria-pressed={chosen.includes(tag)}
					onClick={() => toggle(tag)}
				>
					{tag}
				</button>
			))}
			{more > 0 && (
				<button type="button" className={styles.tag} aria-expanded={all} onClick={() => setAll(!all)}>
					{all ? t("fewerLanguages") : t("moreLanguages", { count: more })}
					<Icon name="chevron-down" className={styles.arrow} />
				</button>
			)}
		</fieldset>
	);
}
