import { classNames } from "../../ui/class-names";
import { Skeleton } from "../../ui/skeleton/skeleton";
import * as authorStyles from "./card-author.module.css";
import * as badgeStyles from "./card-badges.module.css";
import * as styles from "./template-card.module.css";

/** A card whose data is on its way, in the size of a real one. */
export function CardSkeleton() {
	return (
		<div className={classNames(styles.card, styles.waiting)} aria-hidden="true">
			<div className={badgeStyles.badges}>
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
			<div className={authorStyles.author}>
				<span className={authorStyles.waiting} />
				<div className={authorStyles.who}>
					<Skeleton width="short" />
					<Skeleton width="short" />
				</div>
			</div>
		</div>
	);
}
