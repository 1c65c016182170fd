import type { HeadProps } from "gatsby";
import { headCopy } from "../../site/head/head-copy";
import { HeadTags } from "../../site/head/head-tags";
import type { PageHeadData } from "../../site/head/page-head";
import { useKnownTemplate } from "../api/template";
import { useListedTemplate } from "../api/templates";
import { excerpt } from "../card/excerpt";
import { teaserOf } from "../card/teaser";
import { templateIdOf, templatePagePath } from "../template-page-path";

/** What search engines show of a description. */
const descriptionLength = 155;

export type TemplateHeadProps = PageHeadData & Pick<HeadProps, "params">;

/**
 * The head of a template's page. The built HTML knows of no template and speaks of any; the browser, and search engines
 * that run JavaScript, get the rest from the list or with the call of the page. Nothing keeps the page out of search until that call has
 * failed: a crawler that reads `noindex` in the HTML never waits for what the script makes of it.
 */
export function TemplateHead({ data, pageContext, params }: TemplateHeadProps) {
	const id = params.id === undefined ? undefined : templateIdOf(params.id);
	const { template, failed } = useKnownTemplate(id);
	const listed = useListedTemplate(id);
	const shown = template ?? listed;
	const copy = headCopy(data.locales);
	const text = shown && excerpt(teaserOf(shown.description), descriptionLength);
	return (
		<HeadTags
			language={pageContext.i18n.language}
			copy={copy}
			title={shown?.title ?? copy("template", "metaTitle")}
			description={text || copy("template", "metaDescription")}
			path={template && templatePagePath(template.id)}
			share="template"
			unlisted={failed}
		/>
	);
}
