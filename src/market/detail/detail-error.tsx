import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { Button, buttonClass } from "../../ui/button/button";
import { Message } from "../../ui/message/message";
import { errorCopy } from "../error-copy";

export type DetailErrorProps = { unknown: boolean; level: 1 | 2; onRetry: () => void };

/** Says that the template did not come, and what to do about it. */
export function DetailError({ unknown, level, onRetry }: DetailErrorProps) {
	const { t } = useTranslation("market");
	const { t: tCommon } = useTranslation("common");
	const what = unknown ? "detail.unknown" : errorCopy("detail.error");
	return (
		<Message level={level} title={t(`${what}.title`)} text={t(`${what}.text`)}>
			{!unknown && <Button onClick={onRetry}>{tCommon("actions.tryAgain")}</Button>}
			<Link to="/templates/" className={buttonClass({ variant: unknown ? "primary" : "secondary" })}>
				{t("detail.unknown.back")}
			</Link>
		</Message>
	);
}
