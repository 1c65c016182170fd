import { graphql } from "gatsby";
import type { TextProps } from "./text.static";

export const query = graphql`
	fragment PageText on ContentPage {
		name
		path
		title
		text
		pictures {
			childImageSharp {
				gatsbyImageData(
					width: 680
					breakpoints: [400, 680, 960, 1360]
					sizes: "(min-width: 45rem) 40rem, 94vw"
					formats: [WEBP]
					placeholder: NONE
				)
			}
		}
	}
`;

/** The text of a page of the content. */
export function textProps({ text, pictures }: Queries.PageTextFragment): TextProps {
	return {
		nodes: text as unknown as TextProps["nodes"],
		pictures: pictures.map(({ childImageSharp }) => childImageSharp?.gatsbyImageData),
	};
}
