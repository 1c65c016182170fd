import { useTranslation } from "react-i18next";
import { Button, type ButtonProps } from "../../components/button/button";
import { isOffline } from "./api/client";
import * as styles from "./refresh-failed.module.css";

export function TryAgain(props: Omit<ButtonProps, "children">) {
	const { t } = useTranslation("common");
	return <Button {...props}>{t("actions.tryAgain")}</Button>;
}

/** A quiet notice above content, of the build's snapshot or of the list, that could not be refreshed. */
export function RefreshFailed({ onRetry }: { onRetry: () => void }) {
	const { t } = useTranslation("catalog");
	return (
		<p className={styles.notice}>
			{isOffline() ? t("offline.title") : t("refreshFailed")}
			<TryAgain variant="quiet" size="small" onClick={onRetry} />
		</p>
	);
}
