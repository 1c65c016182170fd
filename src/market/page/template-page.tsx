import { useTranslation } from "../../i18n/use-copy";
import { useHydrated } from "../../ui/use-hydrated";
import { useTemplate } from "../api/template";
import { TemplateDetail } from "../detail/template-detail";
import { templateIdOf } from "../template-page-path";
import { CataloguePage } from "./catalogue-page";

export type TemplatePageProps = {
	/** From the address; the built HTML does not know it. */
	id: string | undefined;
	location: Location;
};

export function TemplatePage({ id, location }: TemplatePageProps) {
	const { t } = useTranslation("market");
	const hydrated = useHydrated();
	const call = useTemplate(hydrated && id !== undefined ? templateIdOf(id) : undefined);
	const title = call.state === "ready" ? call.data.title : undefined;

	return (
		<CataloguePage leaf={title ?? t("detail.metaTitle")} found={title !== undefined}>
			<TemplateDetail call={call} location={location} />
		</CataloguePage>
	);
}
