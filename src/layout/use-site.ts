import { graphql, useStaticQuery } from "gatsby";

/** Links and addresses from `content/site.yaml`, and the blocks that the footer leads to. */
export function useSite() {
	const { site, resources } = useStaticQuery<Queries.SiteContentQuery>(graphql`
		query SiteContent {
			site: siteYaml {
				registration
				registrationParameters {
					template
					language
				}
				documentation
				email
				social {
					id
					url
				}
				header {
					id
					to
				}
			}
			resources: resourcesYaml {
				blocks {
					id
				}
			}
		}
	`);
	if (!site || !resources) throw new Error("content/site.yaml or content/resources.yaml is missing");
	return { ...site, resources: resources.blocks };
}
