import { graphql } from "gatsby";
import type { Template } from "./model";

/** What a card shows of a template of the build's snapshot. */
export const query = graphql`
	fragment SnapshotCard on MarketTemplate {
		templateId
		index
		title
		teaser
		scriptCount
		languages
		price
		sentPrice
		author {
			name
			avatar
			role
			roleId
		}
		createdAt
		updatedAt
	}
	fragment SnapshotDetail on MarketTemplate {
		...SnapshotCard
		description
		html
	}
`;

type SnapshotNode = Queries.SnapshotCardFragment & { description?: string };

/** A template of the snapshot in the form that components use. A card has a teaser and no description. */
export function snapshotTemplate({ templateId, description = "", ...fields }: SnapshotNode): Template {
	return { ...fields, id: templateId, description };
}
