import { type Translate, useTranslation } from "../../i18n/hooks";
import { localizedPath } from "../../i18n/languages";
import { siteUrl } from "../../seo/site-metadata";
import { byOrganization, type SchemaNode, StructuredData } from "../../seo/structured-data";

/** The UN/CEFACT unit code for a month. */
const month = "MON";

type Plans = Queries.PlansContentFragment;

/** The product with the monthly price of each plan. It has no ratings. */
function softwareApplication({ groups }: Plans, language: string, pricing: Translate): SchemaNode {
	const home = siteUrl + localizedPath("/", language);
	const offers = groups.flatMap((group) =>
		group.plans.map(({ id, price }) => ({
			"@type": "Offer",
			name: pricing(`plans.${id}.name`),
			description: pricing(`plans.${id}.description`),
			category: pricing(`groups.${group.id}`),
			price,
			priceCurrency: "USD",
			priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "USD", unitCode: month },
			url: `${home}#pricing`,
		})),
	);
	return {
		"@type": "SoftwareApplication",
		"@id": `${siteUrl}/#software`,
		url: home,
		applicationCategory: "DeveloperApplication",
		operatingSystem: "Web",
		offers,
		publisher: byOrganization,
	};
}

/** The product with its prices. */
export function LandingStructuredData({ plans }: { plans: Plans }) {
	const { t: common } = useTranslation("common");
	const { t: landing } = useTranslation("landing");
	const { translate: pricing, language } = useTranslation("pricing");
	if (process.env.BUILD_STAGE === "build-html") {
		const texts = { name: common("brand.name"), description: landing("metaDescription") };
		return <StructuredData nodes={[{ ...softwareApplication(plans, language, pricing), ...texts }]} />;
	}
	return <StructuredData />;
}
