import { graphql, type PageProps } from "gatsby";
import { LandingSection } from "../features/landing/sections";
import { TextPage } from "../features/pages/text-page";
import { TextPageHead } from "../features/pages/text-page-head";

export const query = graphql`
	query TextPageWithSections($language: String!, $name: String!) {
		page: contentPage(name: { eq: $name }, language: { eq: $language }) {
			...TextPageContent
		}
		...LandingLocales
		...LandingContent
	}
`;

export const Head = TextPageHead;

/** A page of `content/pages` with sections of the landing page. Apart from `text-page.tsx`, whose scripts are smaller. */
export default function TextPageWithSections({ data, location }: PageProps<Queries.TextPageWithSectionsQuery>) {
	const { page } = data;
	if (!page) return null;
	return (
		<TextPage page={page}>
			{page.sections?.map((name) => (
				<LandingSection key={name} name={name} content={data} location={location} />
			))}
		</TextPage>
	);
}
