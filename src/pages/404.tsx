import { graphql, type HeadProps } from "gatsby";
import { NotFoundView } from "../site/errors/not-found-view";
import { PageHead } from "../site/head/page-head";

type Context = { i18n: { language: string; originalPath: string } };

export const query = graphql`
	query NotFoundPage($language: String!) {
		locales: allLocale(filter: { ns: { eq: "common" }, language: { eq: $language } }) {
			...Locales
		}
		languageCopies: allLocale(filter: { ns: { eq: "language" } }) {
			...LanguageCopies
		}
	}
`;

export const Head = (props: HeadProps<Queries.NotFoundPageQuery, Context>) => (
	<PageHead
		{...props}
		namespace="common"
		titleKey="errors.notFound.status"
		descriptionKey="errors.notFound.text"
		unlisted
	/>
);

export default NotFoundView;
