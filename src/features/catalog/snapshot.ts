import { graphql } from "gatsby";
import type { Template } from "./model";
import type { roles } from "./placeholder-data";

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

const toDate = (iso: string | null) => (iso === null ? undefined : new Date(iso));

type SnapshotNode = Queries.SnapshotCardFragment & { description?: string };

/** A template of the snapshot in the form that components use. A card has a teaser and no description. */
export function snapshotTemplate(node: SnapshotNode): Template {
	const { templateId, description = "", createdAt, updatedAt, sentPrice, author, ...fields } = node;
	return {
		...fields,
		id: templateId,
		description,
		sentPrice: sentPrice ?? undefined,
		author: { ...author, role: author.role ?? undefined, roleId: author.roleId as (typeof roles)[number] },
		createdAt: toDate(createdAt),
		updatedAt: toDate(updatedAt),
	};
}
