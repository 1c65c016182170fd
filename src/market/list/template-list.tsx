import { useMemo, useRef } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { Button } from "../../ui/button/button";
import { HiddenText } from "../../ui/hidden-text";
import { Message } from "../../ui/message/message";
import { useTemplates } from "../api/templates";
import { errorCopy } from "../error-copy";
import { TemplateGrid, TemplateGridSkeleton } from "./template-grid";
import * as styles from "./template-list.module.css";

export type TemplateListProps = {
	/** At most so many cards; all of them by default. */
	limit?: number;
	/** The level of the cards' headings. */
	level: 2 | 3;
};

/** Cards while the page waits: as many as are usually there in the first screen or two. */
const expected = 9;

/** The templates of the market in each of the states of their call. */
export function TemplateList({ limit, level }: TemplateListProps) {
	const { t } = useTranslation("market");
	const { t: tCommon } = useTranslation("common");
	const call = useTemplates();
	const templates = call.state === "ready" ? call.data : call.state === "loading" ? call.part : undefined;
	const listed = useMemo(
		() => templates?.slice(0, limit).map((template, index) => ({ template, index })),
		[templates, limit],
	);
	const region = useRef<HTMLDivElement>(null);
	const what = errorCopy("list.error");
	return (
		<div ref={region} tabIndex={-1} className={styles.region}>
			<HiddenText role="status" data-needs-script>
				{call.state === "loading" && t("list.loading")}
				{call.state === "ready" && t("list.count", { count: call.data.length })}
			</HiddenText>
			{call.state === "loading" && !listed && (
				<>
					<TemplateGridSkeleton count={Math.min(limit ?? expected, expected)} />
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
			{listed?.length === 0 && <Message level={level} title={t("list.empty.title")} text={t("list.empty.text")} />}
			{listed && listed.length > 0 && <TemplateGrid templates={listed} level={level} />}
		</div>
	);
}
