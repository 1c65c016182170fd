import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TemplateHead } from "../../features/catalog/detail/template-head";
import { TemplatePage as Template } from "../../features/catalog/detail/template-page";
import type { PageContext } from "../../i18n/i18n-provider";

export const query = graphql`
	query TemplatePage($language: String!) {
		locales: allLocale(filter: { ns: { in: ["common", "catalog", "template"] }, language: { eq: $language } }) {
			...Locales
		}
	}
`;

export const Head = (props: HeadProps<Queries.TemplatePageQuery, PageContext>) => <TemplateHead {...props} />;

export default function TemplatePage({ params, location }: PageProps<Queries.TemplatePageQuery>) {
	return <Template id={params.id} location={location} />;
}
