import { classNames } from "../../../components/class-names";
import { Skeleton } from "../../../components/skeleton/skeleton";
import * as coverStyles from "../cover/cover.module.css";
import * as styles from "./template-card.module.css";

/** A placeholder of the size of a card, while its data is loading. */
export function CardSkeleton() {
	return (
		<div className={classNames(styles.card, styles.skeleton)} aria-hidden="true">
			<div className={classNames(coverStyles.cover, coverStyles.band)} />
			<div className={styles.row}>
				<Skeleton width="short" />
			</div>
			<div className={styles.title}>
				<Skeleton width="half" />
			</div>
			<div className={styles.text}>
				<Skeleton lines={3} />
			</div>
			<div className={styles.count}>
				<Skeleton width="short" />
			</div>
			<div className={styles.author}>
				<span className={styles.avatar} />
				<div className={styles.person}>
					<Skeleton width="short" />
					<Skeleton width="short" />
				</div>
			</div>
		</div>
	);
}
