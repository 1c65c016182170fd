import type { ReactNode } from "react";
import { buttonClass } from "../../../components/button/button";
import { Message } from "../../../components/message/message";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../../i18n/hooks";
import { useSite } from "../../../lib/use-site";
import { isOffline } from "../api/client";
import type { MarketCall } from "../api/use-market-call";
import type { Template } from "../model";
import { RefreshFailed, TryAgain } from "../notices";
import { TemplateGridSkeleton } from "./template-grid";
import * as styles from "./template-grid.module.css";

type TemplateStatesProps = {
	call: MarketCall<Template[]>;
	/** The level of the headings. */
	level: 2 | 3;
	/** How many cards the list will have, at most. */
	skeletons?: number;
	/** For screen readers, when the list is loaded. */
	status: string | undefined;
	/** Shown above the list, in one row with the notice of a failed call. */
	summary?: ReactNode;
	/** The list, of the market or the snapshot. Undefined without either. */
	children?: ReactNode;
};

/** The loading, error, empty and ready states of the list call. */
export function TemplateStates({ call, level, skeletons, status, summary, children }: TemplateStatesProps) {
	const { t } = useTranslation("catalog");
	const error = isOffline() ? "offline" : "list.error";
	const isEmpty = call.state === "ready" && call.data.length === 0;
	const notice = call.retry && children && <RefreshFailed onRetry={call.retry} above={!summary} />;
	return (
		<div data-call-region className={styles.region} data-empty={isEmpty}>
			<VisuallyHidden role="status" data-needs-script>
				{call.state === "loading" && !children && t("list.loading")}
				{call.state !== "loading" && status}
			</VisuallyHidden>
			{summary && (
				<div className={styles.summary} data-needs-script>
					<div className={styles.found}>{summary}</div>
					{notice}
				</div>
			)}
			{call.state === "loading" && !children && <TemplateGridSkeleton count={skeletons} />}
			{!summary && notice}
			{call.state === "error" && !children && (
				<Message level={level} title={t(`${error}.title`)} text={t(`${error}.text`)}>
					<TryAgain onRetry={call.retry} />
				</Message>
			)}
			{isEmpty ? <EmptyCatalog level={level} /> : children}
		</div>
	);
}

function EmptyCatalog({ level }: Pick<TemplateStatesProps, "level">) {
	const { t } = useTranslation("catalog");
	const { t: tCommon } = useTranslation("common");
	const { registration } = useSite();
	return (
		<Message level={level} title={t("list.empty.title")} text={t("list.empty.text")}>
			<a href={registration} className={buttonClass()} data-event="get-started templates">
				{tCommon("actions.getStarted")}
			</a>
		</Message>
	);
}
