import { classNames } from "../../components/class-names";
import { Icon } from "../../components/icon/icon";
import { useTranslation } from "../../i18n/hooks";
import { isOffline } from "./api/client";
import * as styles from "./refresh-failed.module.css";
import { TryAgain } from "./try-again";

type RefreshFailedProps = {
	onRetry: () => void;
	/** Shows the notice in the gap above its region. */
	above?: boolean;
};

/** A quiet notice above content that could not be refreshed. */
export function RefreshFailed({ onRetry, above }: RefreshFailedProps) {
	const { t } = useTranslation("catalog");
	return (
		<p className={classNames(styles.notice, above && styles.above)}>
			<Icon name="warning" className={styles.icon} />
			{isOffline() ? t("offline.title") : t("refreshFailed")}
			<TryAgain variant="secondary" size="small" onRetry={onRetry} />
		</p>
	);
}
