import { useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { useHydrated } from "../../ui/use-hydrated";
import { useLoaded } from "../../ui/use-loaded";
import { useSeen } from "../../ui/use-seen";
import { useTemplate } from "../api/template";
import { useListedTemplate, useTemplatesLater } from "../api/templates";
import { TemplateDetail } from "../detail/template-detail";
import { templateIdOf } from "../template-page-path";
import { CataloguePage } from "./catalogue-page";
import * as styles from "./template-page.module.css";

export type TemplatePageProps = {
	/** From the address; the built HTML does not know it. */
	id: string | undefined;
	location: Location;
};

const loadMore = () => import("../more/more-templates");

export function TemplatePage({ id: parameter, location }: TemplatePageProps) {
	const { t } = useTranslation("template");
	const hydrated = useHydrated<boolean>(true, false);
	const id = hydrated && parameter !== undefined ? templateIdOf(parameter) : undefined;
	const call = useTemplate(id);
	const known = useListedTemplate(id);
	const ready = call.state === "ready";
	const title = ready ? call.data.title : known?.title;

	// A market that has just failed is asked for what the visitor wants, and for no more.
	const [failed, setFailed] = useState(false);
	if (call.state === "error" && !failed) setFailed(true);
	const below = useRef<HTMLDivElement>(null);
	const seen = useSeen(below, ready);
	const templates = useTemplatesLater(seen && !failed);
	const more = useLoaded(loadMore, seen && templates !== undefined);
	const room = call.state !== "error" && (!failed || templates !== undefined);

	return (
		<CataloguePage leaf={title ?? t("metaTitle")} found={ready}>
			<TemplateDetail call={call} known={known} location={location} />
			{room && (
				<div ref={below} className={styles.more}>
					{ready && templates && more && <more.MoreTemplates id={call.data.id} templates={templates} />}
				</div>
			)}
		</CataloguePage>
	);
}
