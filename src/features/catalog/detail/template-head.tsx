import type { HeadProps } from "gatsby";
import { HeadTags } from "../../../seo/head-tags";
import { headTranslate, type PageHeadData } from "../../../seo/page-head";
import { useCachedTemplate } from "../api/template";
import { useListedTemplate } from "../api/templates";
import { excerpt, htmlToTeaser } from "../html";
import { templateIdOf, templatePagePath } from "../template-link";

/** The length of a description in search results, in characters. */
const maxDescriptionLength = 155;

export type TemplateHeadProps = PageHeadData & Pick<HeadProps, "params">;

/**
 * The head of a template's page. It reads the template from SWR's cache, because Gatsby renders it outside the page. Until
 * the template is loaded, and in the prerendered HTML, it has generic texts and no `noindex`, which would exclude the page from
 * crawlers that do not run JavaScript. A failed call adds `noindex`.
 */
export function TemplateHead({ data, pageContext, params }: TemplateHeadProps) {
	const id = params.id === undefined ? undefined : templateIdOf(params.id);
	const { template: detail, failed } = useCachedTemplate(id);
	const listed = useListedTemplate(id);
	const template = detail ?? listed;
	const translate = headTranslate(data.locales);
	const description = template && excerpt(htmlToTeaser(template.description), maxDescriptionLength);
	return (
		<HeadTags
			language={pageContext.i18n.language}
			translate={translate}
			title={template?.title ?? translate("template", "metaTitle")}
			description={description || translate("template", "metaDescription")}
			path={detail && templatePagePath(detail.id)}
			share="template"
			unlisted={failed}
		/>
	);
}
