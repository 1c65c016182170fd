import { graphql, useStaticQuery } from "gatsby";

/** Content of the layout: links and addresses, the blocks that the footer links to, `language.json` of each language and the build year. */
export function useSite() {
	const { site, resources, languageStrings, build } = useStaticQuery<Queries.SiteContentQuery>(graphql`
		query SiteContent {
			site: siteYaml {
				registration
				registrationParameters {
					template
					language
				}
				documentation
				country
				email
				social {
					id
					url
				}
				header {
					id
					to
					languages
				}
				links {
					id
					to
					languages
				}
			}
			resources: resourcesYaml {
				blocks {
					id
				}
			}
			languageStrings: allLocale(sort: { language: ASC }, filter: { ns: { eq: "language" } }) {
				nodes {
					language
					data
				}
			}
			build: siteBuildMetadata {
				year: buildTime(formatString: "YYYY")
			}
		}
	`);
	if (!site || !resources) throw new Error("content/site.yaml or content/resources.yaml is missing");
	return { ...site, resources: resources.blocks, languageStrings: languageStrings.nodes, buildYear: build?.year ?? "" };
}
