import { type ReactNode, useRef } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { Button } from "../../ui/button/button";
import { HiddenText } from "../../ui/hidden-text";
import { Message } from "../../ui/message/message";
import type { MarketCall } from "../api/use-market-call";
import type { Template } from "../model";
import { isOffline } from "../offline";
import { TemplateGridSkeleton } from "./template-grid";
import * as styles from "./template-states.module.css";

export type TemplateStatesProps = {
	call: MarketCall<Template[]>;
	/** The level of headings. */
	level: 2 | 3;
	/** Cards that stand for the list while it is on its way. */
	waiting?: number;
	/** What screen readers are told of a list that is there. */
	status: string | undefined;
	/** The list, as soon as something of it is there. */
	children?: ReactNode;
};

/** As many as are usually there in the first screen or two. */
const expected = 9;

/** The templates of the market in each of the states of their call. */
export function TemplateStates({ call, level, waiting = expected, status, children }: TemplateStatesProps) {
	const { t } = useTranslation("market");
	const { t: tCommon } = useTranslation("common");
	const region = useRef<HTMLDivElement>(null);
	const what = isOffline() ? "offline" : "list.error";
	return (
		<div ref={region} tabIndex={-1} className={styles.region}>
			<HiddenText role="status" data-needs-script>
				{call.state === "loading" && t("list.loading")}
				{call.state === "ready" && status}
			</HiddenText>
			{call.state === "loading" && !children && (
				<>
					<TemplateGridSkeleton count={Math.min(waiting, expected)} />
					<noscript>
						<p className={styles.noScript}>{t("list.noScript")}</p>
					</noscript>
				</>
			)}
			{call.state === "error" && (
				<Message level={level} title={t(`${what}.title`)} text={t(`${what}.text`)}>
					<Button
						onClick={() => {
							// The button goes away: the focus stays where the answer will appear.
							region.current?.focus({ preventScroll: true });
							call.retry();
						}}
					>
						{tCommon("actions.tryAgain")}
					</Button>
				</Message>
			)}
			{call.state === "ready" && call.data.length === 0 ? (
				<Message level={level} title={t("list.empty.title")} text={t("list.empty.text")} />
			) : (
				call.state !== "error" && children
			)}
		</div>
	);
}
