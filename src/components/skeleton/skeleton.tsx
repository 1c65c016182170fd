import * as styles from "./skeleton.module.css";

/** A number of placeholder lines while a text loads. Hidden from screen readers: announce loading with a status text. */
export function Skeleton({ lines = 1, width }: { lines?: number; width?: "half" | "short" }) {
	return (
		<span aria-hidden="true" className={styles.skeleton} data-width={width}>
			{Array.from({ length: lines }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines are equal and never change their order
				<span key={index} className={styles.line}>
					&nbsp;
				</span>
			))}
		</span>
	);
}
