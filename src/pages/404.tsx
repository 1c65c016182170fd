import { graphql, type HeadProps } from "gatsby";
import type { PageContext } from "../i18n/i18n-provider";
import { NotFoundView } from "../layout/errors/errors";
import { PageHead } from "../seo/page-head";

export const query = graphql`
	query NotFoundPage($language: String!) {
		locales: allLocale(sort: { ns: ASC }, filter: { ns: { eq: "common" }, language: { eq: $language } }) {
			...Locales
		}
	}
`;

export const Head = (props: HeadProps<Queries.NotFoundPageQuery, PageContext>) => (
	<PageHead
		{...props}
		namespace="common"
		titleKey="errors.notFound.status"
		descriptionKey="errors.notFound.text"
		unlisted
	/>
);

export default NotFoundView;
