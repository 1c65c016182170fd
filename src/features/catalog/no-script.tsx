import { useTranslation } from "../../i18n/hooks";
import * as styles from "./no-script.module.css";

/** A notice for visitors without JavaScript: the page shows only a part of the catalog. */
export function NoScript() {
	const { t } = useTranslation("catalog");
	return (
		<noscript>
			<p className={styles.notice}>{t("list.noScript")}</p>
		</noscript>
	);
}
