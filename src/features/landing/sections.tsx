import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { staticSection } from "../../components/static-section";
import { PlanChoice } from "../pricing/plan-choice";
import { FirstTemplates } from "./first-templates/first-templates";
import { Hero } from "./hero/hero";
// The styles of the static sections: Gatsby inlines those that the page itself imports.
import "../../components/badge/badge.module.css";
import "../../components/segmented/segmented.module.css";
import "../pricing/plan-card.module.css";
import "../pricing/pricing.module.css";
import "./features/features.module.css";
import "./resources/resources.module.css";
import "./showcase/showcase.module.css";

/** The content of all sections, for the page query. Each field has the name of its file in `content/`. */
export const query = graphql`
	fragment LandingContent on Query {
		site: siteYaml {
			landing
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
export type LandingContent = { [Name in keyof Files]: NonNullable<Files[Name]> };

/** False in develop while Gatsby reads a file again. Builds stop if a file is missing. */
export const isComplete = (files: Files): files is LandingContent => Object.values(files).every(Boolean);

const Showcase = staticSection(() => import("./showcase/showcase.static").then((module) => module.Showcase));
const Features = staticSection(() => import("./features/features.static").then((module) => module.Features));
const Pricing = staticSection(() => import("../pricing/pricing.static").then((module) => module.Pricing));
const Resources = staticSection(() => import("./resources/resources.static").then((module) => module.Resources));

/** Renders each block that `content/site.yaml` can name. A section gets its own content only. */
export const sections: Record<Queries.SiteYamlLanding, (content: LandingContent) => ReactElement> = {
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
	resources: ({ resources }) => <Resources content={resources} />,
};
