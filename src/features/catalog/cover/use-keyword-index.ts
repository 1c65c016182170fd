import { graphql, useStaticQuery } from "gatsby";
import { type CoverEntry, indexKeywords, type KeywordIndex } from "./choose-icons";

/** By the entries: one index for all cards. Renders may read them: they never change. */
const indexes = new WeakMap<readonly CoverEntry[], KeywordIndex>();

/** The keywords of `content/covers.yaml`. */
export function useKeywordIndex(): KeywordIndex {
	const { table } = useStaticQuery<Queries.CoverTableQuery>(graphql`
		query CoverTable {
			table: coversYaml {
				covers {
					icon
					keywords
				}
			}
		}
	`);
	if (!table) throw new Error("content/covers.yaml is missing");
	const index = indexes.get(table.covers) ?? indexKeywords(table.covers);
	indexes.set(table.covers, index);
	return index;
}
