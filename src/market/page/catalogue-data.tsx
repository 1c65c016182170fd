import { useCopy } from "../../i18n/use-copy";
import { useLanguage } from "../../i18n/use-language";
import { breadcrumbList, organization, webSite } from "../../site/structured-data/nodes";
import { jsonLd, StructuredData } from "../../site/structured-data/structured-data";
import { useSite } from "../../site/use-site";

export type CatalogueDataProps = {
	/** Whether the page is the list itself; a template's page tells its way when the template is there. */
	listed: boolean;
};

/** Whose catalogue it is, and the way to it. */
export function CatalogueData({ listed }: CatalogueDataProps) {
	const site = useSite();
	const language = useLanguage();
	const common = useCopy("common");
	const market = useCopy("market");
	const trail = [
		{ name: common("breadcrumb.home"), path: "/" },
		{ name: market("title"), path: "/templates/" },
	];
	const json =
		process.env.BUILD_STAGE === "build-html"
			? jsonLd([organization(site, common), webSite(common), ...(listed ? [breadcrumbList(trail, language)] : [])])
			: undefined;
	return <StructuredData json={json} />;
}
