import { graphql } from "gatsby";
import { island } from "../../components/island";
import { ContentPageStructuredData } from "./content-page-structured-data";

export const query = graphql`
	fragment ContentPageFields on ContentPage {
		...PageProse
		description
		date
		listed
		picture(language: $language) {
			childImageSharp {
				resize(width: 1200, height: 630, cropFocus: ATTENTION, quality: 86, toFormat: JPG) {
					src
				}
			}
		}
	}
`;

const ContentPageArticle = island(() => import("./content-page-article").then((module) => module.ContentPageArticle), {
	hydrate: "never",
});

/** A page of `content/pages`. */
export function ContentPage({ page }: { page: Queries.ContentPageFieldsFragment }) {
	return (
		<>
			<ContentPageStructuredData page={page} />
			<ContentPageArticle page={page} />
		</>
	);
}
