import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-copy";
import * as styles from "./error-view.module.css";

export type ErrorViewProps = {
	/** The status with its text (`404 Not Found`) or the error's message (specification, section 8). */
	reason: string;
	text: string;
	/** Ways out. */
	children: ReactNode;
};

/** 'Unexpected Application Error!': what visitors see of an unknown address and of a crash. */
export function ErrorView({ reason, text, children }: ErrorViewProps) {
	const { t } = useTranslation("common");
	return (
		<div className={styles.error}>
			<h1 className={styles.title}>{t("errors.title")}</h1>
			<p className={styles.reason}>{reason}</p>
			<p className={styles.text}>{text}</p>
			<div className={styles.actions}>{children}</div>
		</div>
	);
}
