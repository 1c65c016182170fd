import { graphql } from "gatsby";
import { TemplateHead } from "../features/catalog/detail/template-head";
import { TemplatePage } from "../features/catalog/detail/template-page";

export const query = graphql`
	# The client-only route has no id.
	query TemplatePage($language: String!, $templateId: String = "") {
		locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "catalog", "template"] }, language: { eq: $language } }) {
			...Locales
		}
		template: marketTemplate(templateId: { eq: $templateId }) {
			...SnapshotDetail
		}
	}
`;

export const Head = TemplateHead;

export default TemplatePage;
