import { useTranslation } from "react-i18next";
import { useHydrated } from "../../../components/hooks/use-hydrated";
import { useInView } from "../../../components/hooks/use-in-view";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { useTemplate } from "../api/template";
import { useListedTemplate } from "../api/templates";
import { CatalogPage } from "../catalog-page";
import { templateIdOf } from "../template-link";
import { useVisitedList } from "../visited-list";
import { TemplateDetail } from "./template-detail";
import * as styles from "./template-detail.module.css";

export type TemplatePageProps = {
	/** The `[id]` of the route; undefined in the prerendered HTML of the client-only route. */
	id: string | undefined;
	location: Location;
};

/** The page of one template: breadcrumb, detail and related templates. */
export function TemplatePage({ id: parameter, location }: TemplatePageProps) {
	const { t } = useTranslation("template");
	const hydrated = useHydrated<boolean>(true, false);
	const id = hydrated && parameter !== undefined ? templateIdOf(parameter) : undefined;
	const call = useTemplate(id);
	const listed = useListedTemplate(id);
	const listPath = useVisitedList()?.to;
	const detail = call.state === "ready" ? call.data : undefined;
	return (
		<CatalogPage leaf={(detail ?? listed)?.title ?? t("metaTitle")} found={detail !== undefined} listPath={listPath}>
			<TemplateDetail call={call} listed={listed} location={location} />
			{call.state !== "error" && <LazyRelatedSection id={detail?.id} />}
		</CatalogPage>
	);
}

const loadRelated = () => import("./related-section");

/** Loads the related templates when their reserved place is in the viewport. Without an id the place stays empty. */
function LazyRelatedSection({ id }: { id: string | undefined }) {
	// In or above the viewport: the End key jumps past the section.
	const { ref, inView } = useInView<HTMLDivElement>({ rootMargin: "100000px 0px 0px" });
	const related = useLazyModule(loadRelated, inView && id !== undefined);
	return (
		<div ref={ref} className={styles.related}>
			{related && id !== undefined && <related.RelatedSection id={id} />}
		</div>
	);
}
