import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TemplateHead } from "../../features/catalog/detail/template-head";
import { TemplatePage as Template } from "../../features/catalog/detail/template-page";
import type { PageContext } from "../../i18n/i18n-provider";

export const query = graphql`
	query TemplatePage($language: String!, $templateId: String = "") {
		locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "catalog", "template"] }, language: { eq: $language } }) {
			...Locales
		}
		template: marketTemplate(templateId: { eq: $templateId }) {
			...SnapshotDetail
		}
	}
`;

export const Head = (props: HeadProps<Queries.TemplatePageQuery, PageContext>) => (
	<TemplateHead {...props} snapshot={props.data.template} />
);

/** The page of one template: prerendered for those of the build's snapshot, and the client-only route for all others. */
export default function TemplatePage({ data, params, location }: PageProps<Queries.TemplatePageQuery>) {
	return <Template id={params.id} snapshot={data.template} location={location} />;
}
