import { graphql, type HeadProps } from "gatsby";
import type { PageContext } from "../../../../src/i18n/i18n-provider";
import { PageHead } from "../../../../src/seo/page-head";
import { Gallery } from "../gallery";

export const query = graphql`
	query ($language: String!) {
		locales: allLocale(
			filter: { ns: { in: ["common", "landing", "catalog", "pricing", "template"] }, language: { eq: $language } }
		) {
			...Locales
		}
	}
`;

type Data = { locales: Queries.LocalesFragment };
export const Head = (props: HeadProps<Data, PageContext>) => (
	<PageHead {...props} namespace="common" titleKey="brand.name" descriptionKey="brand.tagline" unlisted />
);

export default Gallery;
