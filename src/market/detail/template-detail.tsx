import { useRef } from "react";
import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { Button, buttonClass } from "../../ui/button/button";
import { HiddenText } from "../../ui/hidden-text";
import { Message } from "../../ui/message/message";
import type { MarketCall } from "../api/use-market-call";
import { errorCopy } from "../error-copy";
import type { TemplateDetail as Detail } from "../model";
import { DetailCard } from "./detail-card";
import { DetailSkeleton } from "./detail-skeleton";
import { DetailTabs } from "./detail-tabs";
import * as styles from "./template-detail.module.css";

export type TemplateDetailProps = { call: MarketCall<Detail>; location: Location };

/** One template in each of the states of its call: the card on the left, Info and Scripts on the right. */
export function TemplateDetail({ call, location }: TemplateDetailProps) {
	const { t } = useTranslation("market");
	const region = useRef<HTMLDivElement>(null);
	return (
		<div ref={region} tabIndex={-1} className={styles.region}>
			<HiddenText role="status" data-needs-script>
				{call.state === "loading" ? t("detail.loading") : ""}
			</HiddenText>
			{call.state === "loading" && (
				<>
					<h1>
						<HiddenText>{t("detail.metaTitle")}</HiddenText>
					</h1>
					<DetailSkeleton />
					<noscript>
						<p className={styles.noScript}>{t("list.noScript")}</p>
					</noscript>
				</>
			)}
			{call.state === "error" && (
				<DetailError
					unknown={call.error.status === 404}
					onRetry={() => {
						// The button goes away: the focus stays where the answer will appear.
						region.current?.focus({ preventScroll: true });
						call.retry();
					}}
				/>
			)}
			{call.state === "ready" && (
				<div className={styles.columns}>
					<div className={styles.card}>
						<DetailCard template={call.data} />
					</div>
					<DetailTabs key={call.data.id} template={call.data} location={location} />
				</div>
			)}
		</div>
	);
}

function DetailError({ unknown, onRetry }: { unknown: boolean; onRetry: () => void }) {
	const { t } = useTranslation("market");
	const { t: tCommon } = useTranslation("common");
	const what = unknown ? "detail.unknown" : errorCopy("detail.error");
	return (
		<Message level={1} title={t(`${what}.title`)} text={t(`${what}.text`)}>
			{!unknown && <Button onClick={onRetry}>{tCommon("actions.tryAgain")}</Button>}
			<Link to="/templates/" className={buttonClass({ variant: unknown ? "primary" : "secondary" })}>
				{t("detail.unknown.back")}
			</Link>
		</Message>
	);
}
