import { useLanguage, useStringReader } from "../../i18n/page-language";
import { breadcrumbList, StructuredData } from "../../seo/structured-data";
import type { Template } from "./model";
import { templatePagePath } from "./template-link";

/** Structured data of the catalog's prerendered pages: the list, or a template. */
export function CatalogStructuredData({ template }: { template?: Template }) {
	const language = useLanguage();
	const readString = useStringReader();
	if (process.env.BUILD_STAGE === "build-html") {
		const trail = [
			{ name: readString("common", "breadcrumb.home"), path: "/" },
			{ name: readString("catalog", "title"), path: "/templates/" },
			...(template ? [{ name: template.title, path: templatePagePath(template.id) }] : []),
		];
		return <StructuredData nodes={[breadcrumbList(trail, language)]} />;
	}
	return <StructuredData />;
}
