import { useTranslation } from "../../i18n/hooks";
import { breadcrumbList, StructuredData } from "../../seo/structured-data";
import type { Template } from "./model";
import { templatePagePath } from "./template-link";

/** Structured data of the catalog's prerendered pages: the list, or a template. */
export function CatalogStructuredData({ template }: { template?: Template }) {
	const { t: tCommon, language } = useTranslation("common");
	const { t: tCatalog } = useTranslation("catalog");
	if (process.env.BUILD_STAGE === "build-html") {
		const trail = [
			{ name: tCommon("breadcrumb.home"), path: "/" },
			{ name: tCatalog("title"), path: "/templates/" },
			...(template ? [{ name: template.title, path: templatePagePath(template.id) }] : []),
		];
		return <StructuredData nodes={[breadcrumbList(trail, language)]} />;
	}
	return <StructuredData />;
}
