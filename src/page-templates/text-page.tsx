import { graphql, type PageProps } from "gatsby";
import { TextPage } from "../features/pages/text-page";
import { TextPageHead } from "../features/pages/text-page-head";

export const query = graphql`
	query TextPage($language: String!, $name: String!) {
		locales: allLocale(sort: { ns: ASC }, filter: { ns: { eq: "common" }, language: { eq: $language } }) {
			...Locales
		}
		page: contentPage(name: { eq: $name }, language: { eq: $language }) {
			...TextPageContent
		}
	}
`;

export const Head = TextPageHead;

/** A page of `content/pages`. */
export default function TextPageTemplate({ data }: PageProps<Queries.TextPageQuery>) {
	return data.page && <TextPage page={data.page} />;
}
