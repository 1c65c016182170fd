import { graphql, type PageProps } from "gatsby";
import { ContentPage } from "../features/pages/content-page";
import { ContentPageHead } from "../features/pages/content-page-head";

export const query = graphql`
	query ContentPage($language: String!, $name: String!) {
		locales: allLocale(sort: { ns: ASC }, filter: { ns: { eq: "common" }, language: { eq: $language } }) {
			...Locales
		}
		page: contentPage(name: { eq: $name }, language: { eq: $language }) {
			...ContentPageFields
		}
	}
`;

export const Head = ContentPageHead;

/** A page of `content/pages`. */
export default function ContentPageTemplate({ data }: PageProps<Queries.ContentPageQuery>) {
	return data.page && <ContentPage page={data.page} />;
}
