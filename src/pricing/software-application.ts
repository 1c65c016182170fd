import { localizedPath } from "../i18n/paths";
import { siteUrl } from "../site/head/site-url";
import { byOrganization, type Copy, type Node } from "../site/structured-data/nodes";

type Group = Queries.PlansContentFragment["groups"][number];

/** What UN/CEFACT calls a month. */
const month = "MON";

function offers({ id: group, plans }: Group, pricing: Copy, url: string): Node[] {
	return plans.map(({ id, price }) => ({
		"@type": "Offer",
		name: pricing(`plans.${id}.name`),
		description: pricing(`plans.${id}.description`),
		category: pricing(`groups.${group}`),
		price,
		priceCurrency: "USD",
		priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "USD", unitCode: month },
		url,
	}));
}

export type SoftwareApplicationProps = {
	groups: readonly Group[];
	language: string;
	name: string;
	description: string;
	pricing: Copy;
};

/** The product with the monthly price of each plan; there are no ratings to speak of, so none are told. */
export function softwareApplication(props: SoftwareApplicationProps): Node {
	const { groups, language, name, description, pricing } = props;
	const home = siteUrl + localizedPath("/", language);
	return {
		"@type": "SoftwareApplication",
		"@id": `${siteUrl}/#software`,
		name,
		description,
		url: home,
		applicationCategory: "DeveloperApplication",
		operatingSystem: "Web",
		offers: groups.flatMap((group) => offers(group, pricing, `${home}#pricing`)),
		publisher: byOrganization,
	};
}
