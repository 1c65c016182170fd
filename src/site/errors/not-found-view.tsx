import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { buttonClass } from "../../ui/button/button";
import { ErrorView } from "./error-view";

/** The error view of an address at which there is nothing. */
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
