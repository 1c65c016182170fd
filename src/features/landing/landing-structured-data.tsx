import type { Translate } from "../../i18n/hooks";
import { localizedPath } from "../../i18n/languages";
import { useLanguage, useStringReader } from "../../i18n/page-language";
import { siteUrl } from "../../seo/site-metadata";
import { byOrganization, type SchemaNode, StructuredData } from "../../seo/structured-data";

/** The UN/CEFACT unit code for a month. */
const month = "MON";

type Plans = Queries.PlansContentFragment;

/**
 * The product with the monthly price of each plan: https://yandex.com/support/webmaster/supported-schemas/software.html. For
 * Google, it would need ratings.
 */
function softwareApplication({ groups }: Plans, language: string, translate: Translate): SchemaNode {
	const home = siteUrl + localizedPath("/", language);
	const offers = groups.flatMap((group) =>
		group.plans.map(({ id, price }) => ({
			"@type": "Offer",
			name: translate(`plans.${id}.name`),
			description: translate(`plans.${id}.description`),
			category: translate(`groups.${group.id}`),
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
	const language = useLanguage();
	const readString = useStringReader();
	if (process.env.BUILD_STAGE === "build-html") {
		const translate: Translate = (key) => readString("pricing", key as never);
		const strings = { name: readString("common", "brand.name"), description: readString("landing", "metaDescription") };
		return <StructuredData nodes={[{ ...softwareApplication(plans, language, translate), ...strings }]} />;
	}
	return <StructuredData />;
}
