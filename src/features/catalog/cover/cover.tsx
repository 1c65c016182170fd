import { useMemo } from "react";
import { classNames } from "../../../components/class-names";
import { chooseIcons } from "./choose-icons";
import * as styles from "./cover.module.css";
import { useKeywordIndex } from "./use-keyword-index";

/** `band` is the head of a card. */
const sizeClass = { band: styles.band, large: styles.large, small: undefined };

type CoverProps = {
	title: string;
	/** The beginning of the description. */
	teaser: string;
	size?: keyof typeof sizeClass;
};

/** What a template connects: two icons, and a bean on the wire between them. A bean replaces an icon that is not known. Decorative. */
export function Cover({ title, teaser, size = "small" }: CoverProps) {
	const index = useKeywordIndex();
	const [source = "bean", target = "bean"] = useMemo(
		() => chooseIcons(`${title} ${teaser}`, index),
		[title, teaser, index],
	);
	return (
		<div className={classNames(styles.cover, sizeClass[size])}>
			<CoverIcon name={source} />
			<span className={styles.wire} />
			<CoverIcon name="bean" className={styles.bean} />
			<span className={styles.wire} />
			<CoverIcon name={target} />
		</div>
	);
}

/** An icon of `covers.svg`, which every page contains (gatsby/document.tsx). */
function CoverIcon({ name, className }: { name: string; className?: string }) {
	return (
		<svg className={classNames(styles.icon, className)} aria-hidden="true">
			<use href={`#cover-${name}`} />
		</svg>
	);
}
