import { Skeleton } from "../../ui/skeleton/skeleton";
import { CardSkeleton } from "../card/card-skeleton";
import * as actionStyles from "./actions/template-actions.module.css";
import * as tabStyles from "./detail-tabs.module.css";
import * as infoStyles from "./info.module.css";
import * as styles from "./template-detail.module.css";

/** The detail page while its template is on its way, on the real grid. */
export function DetailSkeleton() {
	return (
		<div className={styles.columns} aria-hidden="true" data-needs-script>
			<div>
				<CardSkeleton />
				<div className={actionStyles.waiting} />
			</div>
			<div className={tabStyles.tabs}>
				<Skeleton width="half" />
				<div className={tabStyles.panel}>
					<div className={infoStyles.info}>
						<Skeleton lines={8} />
					</div>
				</div>
			</div>
		</div>
	);
}
