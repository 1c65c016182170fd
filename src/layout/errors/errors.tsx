import type { ReactNode } from "react";
import { Button, buttonClass } from "../../components/button/button";
import { useTranslation } from "../../i18n/hooks";
import { Link } from "../../i18n/link";
import * as styles from "./errors.module.css";

type ErrorViewProps = {
	/** The status with its text (`404 Not Found`) or the error message (docs/rules.md, Routes). */
	reason: string;
	text: string;
	/** Buttons and links. */
	children: ReactNode;
};

/** The error view for unknown URLs and crashes: "Unexpected Application Error!". */
function ErrorView({ reason, text, children }: ErrorViewProps) {
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

export function NotFoundView() {
	const { t } = useTranslation("common");
	return (
		<ErrorView reason={t("errors.notFound.status")} text={t("errors.notFound.text")}>
			<Link to="/" className={buttonClass()}>
				{t("actions.goHome")}
			</Link>
			<Link to="/templates/" className={buttonClass({ variant: "secondary" })}>
				{t("actions.browseTemplates")}
			</Link>
		</ErrorView>
	);
}

export function CrashView({ error }: { error: unknown }) {
	const { t } = useTranslation("common");
	return (
		<ErrorView reason={error instanceof Error ? error.message : String(error)} text={t("errors.crash.text")}>
			<Button onClick={() => window.location.reload()}>{t("actions.reload")}</Button>
			<Link to="/" className={buttonClass({ variant: "secondary" })}>
				{t("actions.goHome")}
			</Link>
		</ErrorView>
	);
}
