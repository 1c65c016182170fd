import * as styles from "./skeleton.module.css";

type SkeletonProps = { lines?: number; width?: "full" | "half" | "short" };

/** Placeholder lines while a text loads. Hidden from screen readers: announce loading with a status text. */
export function Skeleton({ lines = 1, width = "full" }: SkeletonProps) {
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
