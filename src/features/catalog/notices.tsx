import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "../../components/button/button";
import { classNames } from "../../components/class-names";
import { Icon } from "../../components/icon/icon";
import { moveFocus } from "../../components/move-focus";
import { useTranslation } from "../../i18n/hooks";
import { isOffline } from "./api/client";
import * as styles from "./notices.module.css";

/** For visitors without JavaScript: the page shows only a part of the catalog. */
export function NoScript() {
	const { t } = useTranslation("catalog");
	return (
		<noscript>
			<p className={styles.noScript}>{t("list.noScript")}</p>
		</noscript>
	);
}

type RefreshFailedProps = {
	onRetry: () => void;
	/** Shows the notice in the gap above its region. */
	above?: boolean;
};

/** A quiet notice above content that could not be refreshed. */
export function RefreshFailed({ onRetry, above }: RefreshFailedProps) {
	const { t } = useTranslation("catalog");
	return (
		<p className={classNames(styles.failed, above && styles.above)}>
			<Icon name="warning" className={styles.icon} />
			{isOffline() ? t("offline.title") : t("refreshFailed")}
			<TryAgain variant="secondary" size="small" onRetry={onRetry} />
		</p>
	);
}

type TryAgainProps = Omit<ButtonProps, "children" | "onClick"> & { onRetry: () => void };

/** Repeats a call. The button disappears then: the focus moves to the region around it, which will contain the result. */
export function TryAgain({ onRetry, ...props }: TryAgainProps) {
	const { t } = useTranslation("common");
	const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
		const region = currentTarget.closest<HTMLElement>("[data-call-region]");
		if (region) moveFocus(region, { preventScroll: true });
		onRetry();
	};
	return (
		<Button {...props} onClick={onClick}>
			{t("actions.tryAgain")}
		</Button>
	);
}
