import { graphql, useStaticQuery } from "gatsby";
import { indexKeywords, type KeywordIndex } from "./choose-icons";

type CoverData = {
	/** The keywords of `content/covers.yaml`. */
	keywords: KeywordIndex;
	/** The paths of the cups that the build has drawn, by the ids of the templates. */
	cups: ReadonlyMap<string, string | null>;
};

/** By the data of the build: one for all covers. Renders may read them: they never change. */
const prepared = new WeakMap<Queries.CoverDataQuery, CoverData>();

function prepare({ table, drawn }: Queries.CoverDataQuery): CoverData {
	if (!table) throw new Error("content/covers.yaml is missing");
	return { keywords: indexKeywords(table.covers), cups: new Map(drawn.nodes.map(({ id, cup }) => [id, cup])) };
}

/** What covers need to know of the build. */
export function useCoverData(): CoverData {
	const data = useStaticQuery<Queries.CoverDataQuery>(graphql`
		query CoverData {
			table: coversYaml {
				covers {
					icon
					keywords
				}
			}
			drawn: allMarketTemplate(filter: { cup: { ne: null } }) {
				nodes {
					id: templateId
					cup
				}
			}
		}
	`);
	const covers = prepared.get(data) ?? prepare(data);
	prepared.set(data, covers);
	return covers;
}
