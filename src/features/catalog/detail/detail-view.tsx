import { useState } from "react";
import { buttonClass } from "../../../components/button/button";
import { countCup } from "../../../components/cup/count-cup";
import { Message } from "../../../components/message/message";
import * as segmentedStyles from "../../../components/segmented/segmented.module.css";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
import { isOffline } from "../api/client";
import type { MarketCall } from "../api/use-market-call";
import type { Template, TemplateDetail } from "../model";
import { NoScript, RefreshFailed, TryAgain } from "../notices";
import { DetailCard } from "./detail-card";
import * as cardStyles from "./detail-card.module.css";
import { DetailTabs, type DetailTabsProps } from "./detail-tabs";
import * as styles from "./detail-view.module.css";
import type { InfoProps } from "./info";
import * as infoStyles from "./info.module.css";
import * as cupStyles from "./template-cup.module.css";

type DetailViewProps = {
	call: MarketCall<TemplateDetail>;
	/** Of the call; until it has succeeded, of the list or of the snapshot. */
	template: Template | undefined;
	snapshot: InfoProps["snapshot"];
	location: DetailTabsProps["location"];
};

function scriptsOf(call: MarketCall<TemplateDetail>) {
	if (call.state === "ready") return call.data.scripts;
	return call.state === "error" ? null : undefined;
}

/** A template in each state of its call. */
export function DetailView({ call, template, snapshot, location }: DetailViewProps) {
	const { t } = useTranslation("template");
	const [fromCache] = useState(call.state === "ready");
	const failed = call.state === "error";

	return (
		<div data-call-region className={styles.region}>
			<VisuallyHidden role="status" data-needs-script>
				{call.state === "loading" && !template && t("loading")}
			</VisuallyHidden>
			{template && (
				<div key={template.id} className={styles.columns}>
					<DetailCard template={template} scripts={scriptsOf(call)} />
					<div className={styles.main}>
						{call.retry && (
							<div className={styles.failed}>
								<RefreshFailed onRetry={call.retry} />
							</div>
						)}
						<DetailTabs template={template} call={call} snapshot={snapshot} location={location} fromCache={fromCache} />
					</div>
				</div>
			)}
			{!template && failed && <DetailError notFound={call.error.status === 404} onRetry={call.retry} />}
			{!template && !failed && <DetailSkeleton />}
		</div>
	);
}

function DetailError({ notFound, onRetry }: { notFound: boolean; onRetry: () => void }) {
	const { t } = useTranslation("template");
	const { t: tCatalog } = useTranslation("catalog");
	const offline = { title: tCatalog("offline.title"), text: tCatalog("offline.text") };
	const error = { title: t("error.title"), text: t("error.text") };
	const unknown = { title: t("unknown.title"), text: t("unknown.text") };
	const failure = isOffline() ? offline : error;
	return (
		<Message level={1} {...(notFound ? unknown : failure)}>
			{!notFound && <TryAgain onRetry={onRetry} />}
			<Link to="/templates/" className={buttonClass({ variant: notFound ? "primary" : "secondary" })}>
				{t("unknown.back")}
			</Link>
		</Message>
	);
}

/** The loading state, with the layout of the loaded page. */
function DetailSkeleton() {
	const { t } = useTranslation("template");
	return (
		<>
			<h1>
				<VisuallyHidden>{t("metaTitle")}</VisuallyHidden>
			</h1>
			<div className={styles.columns} aria-hidden="true" data-needs-script>
				<div className={cardStyles.head}>
					<div className={cardStyles.title}>
						<Skeleton width="half" />
					</div>
					<div className={cupStyles.poured}>
						<div className={cupStyles.cup}>
							<img src={countCup(0)} alt="" width={330} height={330} />
						</div>
						<div className={cupStyles.legend}>
							<Skeleton lines={4} />
						</div>
					</div>
				</div>
				<div className={cardStyles.card}>
					<div className={cardStyles.offer}>
						<div className={cardStyles.price}>
							<Skeleton width="short" />
						</div>
						<div className={cardStyles.actions}>
							<div className={cardStyles.actionSkeleton} />
							<div className={cardStyles.actionSkeleton} />
						</div>
					</div>
					<div className={cardStyles.facts}>
						<Skeleton lines={6} />
					</div>
				</div>
				<div className={styles.main}>
					<div className={segmentedStyles.group}>
						<span className={segmentedStyles.option}>
							<Skeleton width="short" />
						</span>
						<span className={segmentedStyles.option}>
							<Skeleton width="short" />
						</span>
					</div>
					<div className={styles.panel}>
						<div className={infoStyles.info}>
							<Skeleton lines={8} />
						</div>
					</div>
				</div>
			</div>
			<NoScript />
		</>
	);
}
