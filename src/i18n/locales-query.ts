import { graphql } from "gatsby";

/** What the i18n plugin reads from `data.locales`, and the few words that each language says about itself. */
export const fragments = graphql`
	fragment Locales on LocaleConnection {
		edges {
			node {
				ns
				data
				language
			}
		}
	}
	fragment LanguageCopies on LocaleConnection {
		nodes {
			language
			data
		}
	}
`;
