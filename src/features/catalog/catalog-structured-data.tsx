import { useTranslation } from "../../i18n/hooks";
import { localizedPath } from "../../i18n/languages";
import { siteUrl } from "../../seo/site-metadata";
import { breadcrumbList, byOrganization, type SchemaNode, StructuredData } from "../../seo/structured-data";
import type { Template } from "./model";
import { templatePagePath } from "./template-link";

const pageUrl = ({ id }: Template, language: string) => siteUrl + localizedPath(templatePagePath(id), language);

/** A template, without its placeholders. */
export function templateNode(template: Template, language: string): SchemaNode {
	const { title, teaser } = template;
	const url = pageUrl(template, language);
	return {
		"@type": "SoftwareSourceCode",
		"@id": url,
		url,
		name: title,
		description: teaser || undefined,
		publisher: byOrganization,
	};
}

/** The first templates of the list. */
function templateItems(templates: readonly Template[], language: string): SchemaNode {
	return {
		"@type": "ItemList",
		itemListElement: templates.map((template, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: template.title,
			url: pageUrl(template, language),
		})),
	};
}

/** The list has its first templates, the page of a template has that one. */
type CatalogStructuredDataProps = { templates?: readonly Template[]; template?: Template };

/** Structured data of the catalog's prerendered pages. */
export function CatalogStructuredData({ templates, template }: CatalogStructuredDataProps) {
	const { t: tCommon, language } = useTranslation("common");
	const { t: tCatalog } = useTranslation("catalog");
	if (process.env.BUILD_STAGE === "build-html") {
		const trail = [
			{ name: tCommon("breadcrumb.home"), path: "/" },
			{ name: tCatalog("title"), path: "/templates/" },
			...(template ? [{ name: template.title, path: templatePagePath(template.id) }] : []),
		];
		const content = template ? templateNode(template, language) : templates && templateItems(templates, language);
		return <StructuredData nodes={content && [breadcrumbList(trail, language), content]} />;
	}
	return <StructuredData />;
}
