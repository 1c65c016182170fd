import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { staticSection } from "../../components/static-section";
import { PageSection } from "../pages/page-section";
import { PlanChoice } from "../pricing/plan-choice";
import { FirstTemplates } from "./first-templates/first-templates";
import { Hero } from "./hero/hero";
// The styles of the static sections: Gatsby inlines those that the page itself imports.
import "../../components/badge/badge.module.css";
import "../../components/segmented/segmented.module.css";
import "../pricing/plan-card.module.css";
import "../pricing/plan-comparison.module.css";
import "../pricing/pricing.module.css";
import "./closing/closing.module.css";
import "./features/features.module.css";
import "./resources/resources.module.css";
import "./showcase/showcase.module.css";

/** For page queries: the texts and the content of all sections. Each field of the content has the name of its file in `content/`. */
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
				...PageText
			}
		}
		hero: heroYaml {
			...HeroContent
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
	}
`;

type Files = Queries.LandingContentFragment;

/** The content of the landing page. */
type LandingContent = { [Name in keyof Files]: NonNullable<Files[Name]> };

/** False in develop while Gatsby reads a file again. Builds stop if a file is missing. */
export const isComplete = (files: Files): files is LandingContent => Object.values(files).every(Boolean);

const Showcase = staticSection(() => import("./showcase/showcase.static").then((module) => module.Showcase));
const Features = staticSection(() => import("./features/features.static").then((module) => module.Features));
const Pricing = staticSection(() => import("../pricing/pricing.static").then((module) => module.Pricing));
const Closing = staticSection(() => import("./closing/closing.static").then((module) => module.Closing));
const Resources = staticSection(() => import("./resources/resources.static").then((module) => module.Resources));

/** The keys of `landingAnchors` in `content-model/schemas/site.ts`. */
type SectionName = "hero" | Queries.ContentPageSections;
type SectionView = (content: LandingContent) => ReactElement;

/** Each section that `content/site.yaml` can name, with its own content only. GraphQL types the names as strings. */
const sections: Partial<Record<string, SectionView>> = {
	hero: ({ hero }) => <Hero content={hero} />,
	showcase: ({ showcase }) => <Showcase content={showcase} />,
	features: ({ features }) => <Features content={features} />,
	templates: ({ templates }) => <FirstTemplates content={templates} />,
	pricing: ({ plans }) => (
		<>
			<Pricing content={plans} />
			<PlanChoice />
		</>
	),
	closing: () => <Closing />,
	resources: ({ resources }) => <Resources content={resources} />,
} satisfies Record<SectionName, SectionView>;

/** A section that `landing` of `content/site.yaml` names: one of the above, or a page of the content, `page/customers`. */
export function LandingSection({ name, content }: { name: string; content: LandingContent }) {
	// The reverse of `pageOfSection` in `content-model/schemas/site.ts`.
	const page = content.site.sectionPages.find((each) => `page/${each.name}` === name);
	if (page) return <PageSection page={page} />;
	// None: a page without a text in the language, or, in develop, an unknown name.
	return sections[name]?.(content) ?? null;
}
