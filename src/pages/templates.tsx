import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CatalogPage } from "../features/catalog/catalog-page";
import { TemplateSearch } from "../features/catalog/search/template-search";
import { useTranslation } from "../i18n/hooks";
import type { PageContext } from "../i18n/i18n-provider";
import { stringReader } from "../i18n/string-reader";
import { HeadTags } from "../seo/head-tags";
import { sharePicture } from "../seo/site-metadata";

export const query = graphql`
	query TemplatesPage($language: String!) {
		locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "catalog", "search"] }, language: { eq: $language } }) {
			...Locales
		}
		# Enough for the first screens. The browser calls for the whole list.
		snapshot: allMarketTemplate(sort: { index: ASC }, limit: 24) {
			...TemplateSearchSnapshot
		}
	}
`;

export function Head({ data, pageContext }: HeadProps<Queries.TemplatesPageQuery, PageContext>) {
	const { language, originalPath } = pageContext.i18n;
	const readString = stringReader(language, data.locales);
	return (
		<HeadTags
			language={language}
			readString={readString}
			title={readString("catalog", "list.metaTitle")}
			description={readString("catalog", "list.metaDescription")}
			path={originalPath}
			share={sharePicture(language, readString)}
		/>
	);
}

export default function TemplatesPage({ data, location }: PageProps<Queries.TemplatesPageQuery>) {
	const { t } = useTranslation("catalog");
	return (
		<CatalogPage title={t("list.title")} lead={t("lead")}>
			<TemplateSearch snapshot={data.snapshot} location={location} />
		</CatalogPage>
	);
}
