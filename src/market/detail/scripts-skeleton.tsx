import { Skeleton } from "../../ui/skeleton/skeleton";
import * as styles from "./scripts.module.css";

export type ScriptsSkeletonProps = { count: number };

/** Rows in the place of scripts that are on their way. */
export function ScriptsSkeleton({ count }: ScriptsSkeletonProps) {
	return (
		<div aria-hidden="true">
			{Array.from({ length: Math.min(Math.max(count, 1), 8) }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change their order
				<div key={index} className={styles.waiting}>
					<Skeleton width="half" />
				</div>
			))}
		</div>
	);
}
