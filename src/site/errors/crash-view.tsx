import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { Button, buttonClass } from "../../ui/button/button";
import { ErrorView } from "./error-view";

export type CrashViewProps = { error: unknown };

/** The error view with the message of what was thrown. */
export function CrashView({ error }: CrashViewProps) {
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
