import type { HeadProps } from "gatsby";
import type { PageContext } from "../../../i18n/i18n-provider";
import { stringReader } from "../../../i18n/string-reader";
import { excerpt } from "../../../lib/strings";
import { HeadTags } from "../../../seo/head-tags";
import { sharePicture } from "../../../seo/site-metadata";
import { useCachedTemplate } from "../api/detail-call";
import { useListedTemplate } from "../api/list-call";
import { teaserOf } from "../model";
import { templatePagePath } from "../template-link";

/** The length of a description in search results, in characters. */
const maxDescriptionLength = 155;

export type TemplateHeadProps = Pick<
	HeadProps<Queries.TemplatePageQuery, PageContext>,
	"data" | "pageContext" | "params"
>;

/**
 * The head of a template's page. It reads the template from SWR's cache, because Gatsby renders it outside the page. The
 * client-only route has a generic title until the template is loaded. The page adds `noindex` if the call fails.
 */
export function TemplateHead({ data, pageContext, params }: TemplateHeadProps) {
	const snapshot = data.template;
	const id = snapshot?.id ?? params.id;
	const detail = useCachedTemplate(id);
	const listed = useListedTemplate(id);
	const isUnknown = detail === null;
	const template = isUnknown ? undefined : (detail ?? listed ?? snapshot);
	const { language } = pageContext.i18n;
	const readString = stringReader(language, data.locales);
	const teaser = template ? teaserOf(template) : "";
	const isKnown = !isUnknown && (detail !== undefined || snapshot !== null);
	return (
		<HeadTags
			language={language}
			readString={readString}
			title={template?.title ?? readString("template", isUnknown ? "unknown.title" : "metaTitle")}
			description={excerpt(teaser, maxDescriptionLength) || readString("template", "metaDescription")}
			path={isKnown && id !== undefined ? templatePagePath(id) : undefined}
			share={sharePicture(language, readString)}
		/>
	);
}
