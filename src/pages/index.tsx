import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Suspense } from "react";
import { landingContent } from "../sections/landing-content";
import { LandingData } from "../sections/landing-data";
import { sections } from "../sections/registry";
import { PageHead } from "../site/head/page-head";

type Context = { i18n: { language: string; originalPath: string } };

export const query = graphql`
	query LandingPage($language: String!) {
		locales: allLocale(
			filter: { ns: { in: ["common", "landing", "market", "pricing"] }, language: { eq: $language } }
		) {
			...Locales
		}
		languageCopies: allLocale(filter: { ns: { eq: "language" } }) {
			...LanguageCopies
		}
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

export const Head = (props: HeadProps<Queries.LandingPageQuery, Context>) => (
	<PageHead {...props} namespace="landing" titleKey="metaTitle" descriptionKey="metaDescription" share="landing" />
);

export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
	const content = landingContent(data);
	return (
		<>
			<LandingData content={content} />
			{content.site.landing.map((block) => {
				const Section = sections[block];
				return (
					// A boundary each, so that the browser can answer the visitor between one section's hydration and the next.
					<Suspense key={block}>
						<Section content={content} />
					</Suspense>
				);
			})}
		</>
	);
}
