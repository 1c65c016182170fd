import { graphql } from "gatsby";
import type { ReactElement } from "react";
import type { PageLocation } from "../../components/hooks/use-url";
import { island } from "../../components/island";
import { PageSection } from "../pages/page-section";
import { Pricing } from "../pricing/pricing";
import { FirstTemplates } from "./first-templates/first-templates";
import { Hero } from "./hero/hero";

/** For page queries: the strings and the content of all sections. Each field of the content has the name of its file in `content/`. */
export const query = graphql`
	fragment LandingLocales on Query {
		locales: allLocale(
			sort: { ns: ASC }
			filter: { ns: { in: ["common", "landing", "catalog", "pricing"] }, language: { eq: $language } }
		) {
			...Locales
		}
	}

	fragment LandingContent on Query {
		site: siteYaml {
			landing
			sectionPages(language: $language) {
				...PageProse
			}
		}
		hero: heroYaml {
			...HeroContent
		}
		facts: allMarketTemplate {
			...MarketFacts
		}
		showcase: showcaseYaml {
			...ShowcaseContent
		}
		features: featuresYaml {
			...FeaturesContent
		}
		templates: templatesYaml {
			...TemplatesContent
		}
		plans: plansYaml {
			...PlansContent
		}
		resources: resourcesYaml {
			...ResourcesContent
		}
		stories: allContentPage(
			limit: 3
			sort: [{ date: DESC }, { name: ASC }]
			filter: { language: { eq: $language }, date: { ne: null }, listed: { ne: false } }
		) {
			...StoryList
		}
	}
`;

type Files = Queries.LandingContentFragment;

const Showcase = island(() => import("./showcase/showcase").then((module) => module.Showcase), { hydrate: "never" });
const Features = island(() => import("./features/features").then((module) => module.Features), { hydrate: "never" });
const Closing = island(() => import("./closing/closing").then((module) => module.Closing), { hydrate: "never" });
const Resources = island(() => import("./resources/resources").then((module) => module.Resources), {
	hydrate: "never",
});

type SectionView = (content: Files, location: PageLocation) => ReactElement | null;

/**
 * Each section that `content/site.yaml` can name, the keys of `landingAnchors` in `content-model/schemas/site.ts`, with its own
 * content only. In develop, a section whose file is missing is left out; builds stop.
 */
export const sections: Partial<Record<string, SectionView>> = {
	hero: ({ hero, facts }) => hero && <Hero content={hero} facts={facts} />,
	showcase: ({ showcase }) => showcase && <Showcase content={showcase} />,
	features: ({ features }) => features && <Features content={features} />,
	templates: ({ templates }) => templates && <FirstTemplates content={templates} />,
	pricing: ({ plans }, location) => plans && <Pricing content={plans} location={location} />,
	closing: ({ hero }) => <Closing script={hero?.script} log={hero?.log} />,
	resources: ({ resources, stories }) => resources && <Resources content={resources} stories={stories} />,
};

type LandingSectionProps = { name: string; content: Files; location: PageLocation };

/** A section that `landing` of `content/site.yaml` names: one of the above, or a page of the content, `page/compare`. */
export function LandingSection({ name, content, location }: LandingSectionProps) {
	// The reverse of `pageOfSection` in `content-model/schemas/site.ts`.
	const page = content.site?.sectionPages.find((each) => `page/${each.name}` === name);
	if (page) return <PageSection page={page} />;
	// None: a page that the language lacks, or, in develop, an unknown name.
	return sections[name]?.(content, location) ?? null;
}
