import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { Button, buttonClass } from "../../ui/button/button";
import { Message } from "../../ui/message/message";
import { isOffline } from "../offline";

export type DetailErrorProps = { unknown: boolean; level: 1 | 2; onRetry: () => void };

/** Says that the template did not come, and what to do about it. */
export function DetailError({ unknown, level, onRetry }: DetailErrorProps) {
	const { t } = useTranslation("template");
	const { t: tCommon } = useTranslation("common");
	const { t: tMarket } = useTranslation("market");
	const offline = { title: tMarket("offline.title"), text: tMarket("offline.text") };
	const failed = isOffline() ? offline : { title: t("error.title"), text: t("error.text") };
	const { title, text } = unknown ? { title: t("unknown.title"), text: t("unknown.text") } : failed;
	return (
		<Message level={level} title={title} text={text}>
			{!unknown && <Button onClick={onRetry}>{tCommon("actions.tryAgain")}</Button>}
			<Link to="/templates/" className={buttonClass({ variant: unknown ? "primary" : "secondary" })}>
				{t("unknown.back")}
			</Link>
		</Message>
	);
}
