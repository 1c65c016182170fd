import * as styles from "./skeleton.module.css";

export type SkeletonProps = {
	/** Number of text lines that it stands for. */
	lines?: number;
	width?: "full" | "half" | "short";
};

/** Grey lines in the place of text that is on its way; hidden from screen readers, who are told by a status text. */
export function Skeleton({ lines = 1, width = "full" }: SkeletonProps) {
	return (
		<span aria-hidden="true" className={styles.skeleton} data-width={width}>
			{Array.from({ length: lines }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change their order
				<span key={index} className={styles.line}>
					&nbsp;
				</span>
			))}
		</span>
	);
}
