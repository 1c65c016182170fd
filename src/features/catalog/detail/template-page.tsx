import type { PageProps } from "gatsby";
import { useIsHydrated } from "../../../components/hooks/use-browser-value";
import { useInView } from "../../../components/hooks/use-in-view";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { useTranslation } from "../../../i18n/hooks";
import { useTemplate } from "../api/detail-call";
import { useListedTemplate } from "../api/list-call";
import { CatalogPage } from "../catalog-page";
import { CatalogStructuredData } from "../catalog-structured-data";
import type { Template, TemplateDetail } from "../model";
import { DetailView } from "./detail-view";
import * as styles from "./detail-view.module.css";
import type { RelatedSectionProps } from "./related-section";
import type { TemplateContext } from "./related-templates";

export type TemplatePageProps = Pick<
	PageProps<Queries.TemplatePageQuery, Partial<TemplateContext>>,
	"data" | "pageContext" | "params" | "location"
>;

/** The page of one template: prerendered for those of the snapshot, and the client-only route for all others. */
export function TemplatePage({ data, pageContext, params, location }: TemplatePageProps) {
	const { t } = useTranslation("template");
	const hydrated = useIsHydrated();
	const snapshot = data.template ?? undefined;
	// The prerendered HTML of the client-only route has no id.
	const id = snapshot?.id ?? (hydrated ? params.id : undefined);
	const call = useTemplate(id);
	const listed = useListedTemplate(id);
	const known = listed ?? snapshot;
	const detail = call.state === "ready" ? withListPrice(call.data, known) : undefined;
	const isLoading = call.state === "loading";
	const hasFailed = call.state === "error";
	const isUnknown = hasFailed && call.error.status === 404;
	const template = isUnknown ? undefined : (detail ?? known);
	return (
		<CatalogPage leaf={template?.title ?? t(isUnknown ? "unknown.title" : "metaTitle")} leafLang={template?.lang}>
			{snapshot && <CatalogStructuredData template={snapshot} />}
			{/* Not while it is loading: crawlers that do not run JavaScript would skip the page. */}
			{(isUnknown || (hasFailed && !snapshot)) && <meta name="robots" content="noindex" />}
			<DetailView call={call} template={template} snapshot={snapshot} location={location} />
			{(template || isLoading) && (
				<LazyRelatedSection id={template?.id} built={pageContext.related ?? []} isWaiting={isLoading} />
			)}
		</CatalogPage>
	);
}

/** The price of the list. The response to the detail call has no position, which the placeholder price depends on. */
function withListPrice(detail: TemplateDetail, known: Template | undefined): TemplateDetail {
	return { ...detail, price: known?.price ?? detail.price };
}

/** A margin of the viewport: anywhere above it, because the End key jumps past the section, and one viewport below. */
const nearby = "100000px 0px 100% 0px";

const loadRelated = () => import("./related-section");

type LazyRelatedSectionProps = Omit<RelatedSectionProps, "id"> & {
	/** Undefined until the template is known: its place stays empty. */
	id: string | undefined;
	/** Whether the template itself is loading, which comes first. */
	isWaiting: boolean;
};

/** Loads the related templates when their reserved place is near the viewport. */
function LazyRelatedSection({ id, built, isWaiting }: LazyRelatedSectionProps) {
	const { ref, inView } = useInView<HTMLDivElement>(nearby);
	const related = useLazyModule(loadRelated, inView && !isWaiting);
	return (
		<div ref={ref} className={styles.related}>
			{related && inView && id !== undefined && <related.RelatedSection id={id} built={built} />}
		</div>
	);
}
