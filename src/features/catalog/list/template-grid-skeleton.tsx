import { CardSkeleton } from "../card/card-skeleton";
import { NoScript } from "../no-script";
import * as styles from "./template-grid.module.css";

/** Enough to fill the first screens. */
const maxSkeletons = 9;

/** Placeholder cards while the list is loading. Without JavaScript, a message. */
export function TemplateGridSkeleton({ count = maxSkeletons }: { count?: number }) {
	return (
		<>
			<div className={styles.grid} aria-hidden="true" data-needs-script>
				{Array.from({ length: Math.min(count, maxSkeletons) }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike and never change their order
					<CardSkeleton key={index} />
				))}
			</div>
			<NoScript />
		</>
	);
}
