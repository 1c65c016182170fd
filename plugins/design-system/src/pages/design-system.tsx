import { graphql, type HeadProps } from "gatsby";
import { PageHead } from "../../../../src/site/head/page-head";
import { Gallery } from "../gallery";

export const query = graphql`
	query ($language: String!) {
		locales: allLocale(
			filter: { ns: { in: ["common", "landing", "market", "pricing", "template"] }, language: { eq: $language } }
		) {
			...Locales
		}
		languageCopies: allLocale(filter: { ns: { eq: "language" } }) {
			...LanguageCopies
		}
	}
`;

type Data = { locales: Queries.LocalesFragment };
type Context = { i18n: { language: string; originalPath: string } };

export const Head = (props: HeadProps<Data, Context>) => (
	<PageHead {...props} namespace="common" titleKey="brand.name" descriptionKey="brand.tagline" unlisted />
);

export default Gallery;
