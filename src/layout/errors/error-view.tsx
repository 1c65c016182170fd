import type { ReactNode } from "react";
import { CupRing } from "../../components/icon/icon";
import * as styles from "./error-view.module.css";

type ErrorViewProps = {
	title: string;
	/** The status with its text (`404 Not Found`) or the error message (docs/rules.md, Routes). */
	reason: string;
	text: string;
	/** Buttons and links. */
	children: ReactNode;
};

/** The error view for unknown URLs and crashes: "Unexpected Application Error!". */
export function ErrorView({ title, reason, text, children }: ErrorViewProps) {
	return (
		<div className={styles.error}>
			<h1 className={styles.title}>{title}</h1>
			<div className={styles.status}>
				<CupRing className={styles.ring} />
				<p className={styles.reason}>{reason}</p>
			</div>
			<p className={styles.text}>{text}</p>
			<div className={styles.actions}>{children}</div>
		</div>
	);
}
