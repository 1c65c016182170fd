import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { staticSection } from "../../components/static-section";
import { TextPageStructuredData } from "./text-page-structured-data";
// The styles of the content: Gatsby inlines those that the page itself imports.
import "../../components/breadcrumb/breadcrumb.module.css";
import "../../components/picture/picture.module.css";
import "../../styles/code.css";
import "./text.module.css";
import "./text-page.module.css";

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

const Content = staticSection(() => import("./text-page-content.static").then((module) => module.TextPageContent));

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
			<Content page={page} />
			{children}
		</>
	);
}
