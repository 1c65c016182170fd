import { classNames } from "../../../components/class-names";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { useTranslation } from "../../../i18n/hooks";
import * as cardStyles from "../card/template-card.module.css";
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

/** A placeholder of the size of a card, while its data is loading. */
export function CardSkeleton() {
	return (
		<div className={classNames(cardStyles.card, cardStyles.skeleton)} aria-hidden="true">
			<div className={cardStyles.badges}>
				<Skeleton width="short" />
			</div>
			<div className={cardStyles.title}>
				<Skeleton width="half" />
			</div>
			<div className={cardStyles.text}>
				<Skeleton lines={3} />
			</div>
			<div className={cardStyles.count}>
				<Skeleton width="short" />
			</div>
			<div className={cardStyles.author}>
				<span className={cardStyles.avatar} />
				<div className={cardStyles.person}>
					<Skeleton width="short" />
					<Skeleton width="short" />
				</div>
			</div>
		</div>
	);
}

/** A notice for visitors without JavaScript: the page shows only a part of the catalog. */
export function NoScript() {
	const { t } = useTranslation("catalog");
	return (
		<noscript>
			<p className={styles.noScript}>{t("list.noScript")}</p>
		</noscript>
	);
}
