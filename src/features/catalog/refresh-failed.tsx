import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "../../components/button/button";
import { classNames } from "../../components/class-names";
import { useTranslation } from "../../i18n/hooks";
import { isOffline } from "./api/client";
import { CatalogIcon } from "./catalog-icon";
import * as styles from "./refresh-failed.module.css";

export type TryAgainProps = Omit<ButtonProps, "children" | "onClick"> & { onRetry: () => void };

/** Repeats a call. The button disappears then: the focus moves to the region around it, which will contain the result. */
export function TryAgain({ onRetry, ...props }: TryAgainProps) {
	const { t } = useTranslation("common");
	const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
		currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
		onRetry();
	};
	return (
		<Button {...props} onClick={onClick}>
			{t("actions.tryAgain")}
		</Button>
	);
}

export type RefreshFailedProps = {
	onRetry: () => void;
	/** Shows the notice in the gap above its region. */
	above?: boolean;
};

/** A quiet notice above content that could not be refreshed. */
export function RefreshFailed({ onRetry, above }: RefreshFailedProps) {
	const { t } = useTranslation("catalog");
	return (
		<p className={classNames(styles.notice, above && styles.above)}>
			<CatalogIcon name="warning" className={styles.icon} />
			{isOffline() ? t("offline.title") : t("refreshFailed")}
			<TryAgain variant="quiet" size="small" onRetry={onRetry} />
		</p>
	);
}
