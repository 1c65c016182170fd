import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { island } from "../../components/island";
import { TextPageStructuredData } from "./text-page-structured-data";

export const query = graphql`
	fragment TextPageContent on ContentPage {
		...PageText
		description
		date
		listed
		sections
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

type TextPageProps = {
	page: Queries.TextPageContentFragment;
	/** Sections that follow the text. */
	children?: ReactNode;
};

/** A page of `content/pages`. */
export function TextPage({ page, children }: TextPageProps) {
	return (
		<>
			<TextPageStructuredData page={page} />
			<TextPageArticle page={page} />
			{children}
		</>
	);
}
