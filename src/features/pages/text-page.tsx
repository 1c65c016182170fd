import { graphql } from "gatsby";
import { island } from "../../components/island";
import { TextPageStructuredData } from "./text-page-structured-data";

export const query = graphql`
	fragment TextPageContent on ContentPage {
		...PageText
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

const TextPageArticle = island(() => import("./text-page-article").then((module) => module.TextPageArticle), {
	hydrate: "never",
});

/** A page of `content/pages`. */
export function TextPage({ page }: { page: Queries.TextPageContentFragment }) {
	return (
		<>
			<TextPageStructuredData page={page} />
			<TextPageArticle page={page} />
		</>
	);
}
