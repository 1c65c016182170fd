import { graphql } from "gatsby";

/** What a card, and the page of a template, show of the build's snapshot: the fields of `Template`. */
export const query = graphql`
	fragment SnapshotCard on MarketTemplate {
		id: templateId
		index
		title
		teaser
		scriptCount
		lang
		tags
		price
		author {
			name
			avatar
			roleId
		}
	}
	fragment SnapshotDetail on MarketTemplate {
		...SnapshotCard
		description
		html
	}
`;
