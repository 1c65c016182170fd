import { useMemo } from "react";
import { classNames } from "../../../components/class-names";
import type { Template } from "../model";
import { chooseIcons } from "./choose-icons";
import * as styles from "./cover.module.css";
import { CupPicture } from "./cup-picture";
import { useCoverData } from "./use-cover-data";

type CoverProps = {
	template: Pick<Template, "id" | "title" | "scriptCount">;
	/** The beginning of the description. */
	teaser: string;
	/** Whether it is the head of a card; otherwise, it is small. */
	band?: boolean;
};

/** The cup of a template between what it connects: two icons, each left out if it is not known. Decorative. */
export function Cover({ template, teaser, band = false }: CoverProps) {
	const { keywords } = useCoverData();
	const [source, target] = useMemo(
		() => chooseIcons(`${template.title} ${teaser}`, keywords),
		[template.title, teaser, keywords],
	);
	return (
		<div className={classNames(styles.cover, band && styles.band)}>
			<CoverIcon name={source} />
			<CupPicture template={template} size={148} loading="lazy" className={styles.cup} />
			<CoverIcon name={target} />
		</div>
	);
}

/** An icon of `covers.svg`, which every page contains (gatsby/document.tsx), and the wire between it and the cup. */
function CoverIcon({ name }: { name: string | undefined }) {
	return (
		<div className={styles.end}>
			{name && (
				<svg className={styles.icon} aria-hidden="true">
					<use href={`#cover-${name}`} />
				</svg>
			)}
			{name && <span className={styles.wire} />}
		</div>
	);
}
