import { useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { HiddenText } from "../../ui/hidden-text";
import type { MarketCall } from "../api/use-market-call";
import type { TemplateDetail as Detail, Template } from "../model";
import { TemplateActions } from "./actions/template-actions";
import { DetailCard } from "./detail-card";
import { DetailError } from "./detail-error";
import { DetailSkeleton } from "./detail-skeleton";
import { DetailTabs } from "./detail-tabs";
import * as styles from "./template-detail.module.css";

export type TemplateDetailProps = {
	call: MarketCall<Detail>;
	/** What the list told of the template, where the visitor saw the list: it is shown at once. */
	known?: Template;
	location: Location;
};

/** One template in each of the states of its call: the card on the left, Info and Scripts on the right. */
export function TemplateDetail({ call, known, location }: TemplateDetailProps) {
	const { t } = useTranslation("template");
	const { t: tMarket } = useTranslation("market");
	const region = useRef<HTMLDivElement>(null);
	const [late] = useState(call.state !== "ready");
	const detail = call.state === "ready" ? call.data : undefined;
	const unknown = call.state === "error" && call.error.status === 404;
	const template = unknown ? undefined : (detail ?? known);
	const error = call.state === "error" && (
		<DetailError
			unknown={unknown}
			level={template ? 2 : 1}
			onRetry={() => {
				// The button goes away: the focus stays where the answer will appear.
				region.current?.focus({ preventScroll: true });
				call.retry();
			}}
		/>
	);
	return (
		<div ref={region} tabIndex={-1} className={styles.region}>
			<HiddenText role="status" data-needs-script>
				{call.state === "loading" ? t("loading") : ""}
			</HiddenText>
			{call.state === "loading" && !template && (
				<>
					<h1>
						<HiddenText>{t("metaTitle")}</HiddenText>
					</h1>
					<DetailSkeleton />
					<noscript>
						<p className={styles.noScript}>{tMarket("list.noScript")}</p>
					</noscript>
				</>
			)}
			{!template && error}
			{template && (
				<div key={template.id} className={styles.columns}>
					<div className={styles.card}>
						<DetailCard template={template} />
						<TemplateActions id={template.id} title={template.title} />
					</div>
					{error || <DetailTabs template={template} scripts={detail?.scripts} location={location} late={late} />}
				</div>
			)}
		</div>
	);
}
