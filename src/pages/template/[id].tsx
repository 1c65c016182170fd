import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TemplateHead } from "../../market/page/template-head";
import { TemplatePage as Template } from "../../market/page/template-page";

type Context = { i18n: { language: string; originalPath: string } };

export const query = graphql`
	query TemplatePage($language: String!) {
		locales: allLocale(filter: { ns: { in: ["common", "market", "template"] }, language: { eq: $language } }) {
			...Locales
		}
		languageCopies: allLocale(filter: { ns: { eq: "language" } }) {
			...LanguageCopies
		}
	}
`;

export const Head = (props: HeadProps<Queries.TemplatePageQuery, Context>) => <TemplateHead {...props} />;

export default function TemplatePage({ params, location }: PageProps<Queries.TemplatePageQuery>) {
	return <Template id={params.id} location={location} />;
}
