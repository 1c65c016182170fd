import { useCopy } from "../i18n/use-copy";
import { useLanguage } from "../i18n/use-language";
import { softwareApplication } from "../pricing/software-application";
import { organization, webSite } from "../site/structured-data/nodes";
import { jsonLd, StructuredData } from "../site/structured-data/structured-data";
import { useSite } from "../site/use-site";
import type { SectionProps } from "./registry";

/** Who offers what, and for how much. */
export function LandingData({ content }: SectionProps) {
	const site = useSite();
	const language = useLanguage();
	const common = useCopy("common");
	const landing = useCopy("landing");
	const pricing = useCopy("pricing");
	const json =
		process.env.BUILD_STAGE === "build-html"
			? jsonLd([
					organization(site, common),
					webSite(common),
					softwareApplication({
						groups: content.plans.groups,
						language,
						name: common("brand.name"),
						description: landing("metaDescription"),
						pricing,
					}),
				])
			: undefined;
	return <StructuredData json={json} />;
}
