import type { GatsbyNode } from "gatsby";
import { contentFiles } from "../content/files";
import { resourceKinds } from "../content/files/resources";
import { landingBlocks, networks } from "../content/files/site";
import { sharePages } from "../site/head/share-picture";

/** The GraphQL side of `src/content/files`: nothing is inferred, so an empty list or a missing field changes no type. */
export const contentTypes = `
enum LandingBlock { ${landingBlocks.join(" ")} }
enum SocialNetwork { ${networks.join(" ")} }
enum ResourceKind { ${resourceKinds.join(" ")} }

type SiteYaml implements Node @dontInfer {
	registration: String!
	registrationParameters: RegistrationParameters!
	documentation: String!
	email: String!
	social: [SocialLink!]!
	header: [HeaderLink!]!
	landing: [LandingBlock!]!
	share: SharedPictures!
}
type SharedPictures { ${sharePages.map((page) => `${page}: String!`).join(" ")} }
type RegistrationParameters { template: String! language: String! }
type SocialLink { id: SocialNetwork! url: String! }
type HeaderLink { id: String! to: String! }

type Picture {
	wide: File! @fileByRelativePath
	narrow: File! @fileByRelativePath
}
type HeroYaml implements Node @dontInfer {
	words: [String!]!
	picture: Picture!
}
type ShowcaseYaml implements Node @dontInfer { sections: [ShowcaseSection!]! }
type ShowcaseSection { id: String! points: [String!]! picture: Picture! }

type FeaturesYaml implements Node @dontInfer { features: [CoreFeature!]! }
type CoreFeature { id: String! icon: File! @fileByRelativePath }

type TemplatesYaml implements Node @dontInfer { cards: Int! seeAll: Boolean! }

type PlansYaml implements Node @dontInfer { annualSaving: Int! groups: [PlanGroup!]! }
type PlanGroup { id: String! plans: [Plan!]! }
type Plan { id: String! price: Int! recommended: Boolean chat: String! features: [PlanFeature!]! }
type PlanFeature { kind: String! count: Float }

type ResourcesYaml implements Node @dontInfer { blocks: [ResourceBlock!]! }
type ResourceBlock { id: String! kind: ResourceKind! items: [ResourceItem!]! }
type ResourceItem { id: String! titled: Boolean url: String }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, reporter }) => {
	const untyped = Object.keys(contentFiles).filter(
		(name) => !contentTypes.includes(`type ${name.charAt(0).toUpperCase()}${name.slice(1)}Yaml`),
	);
	if (untyped.length > 0) reporter.panic(`No GraphQL type for content/${untyped.join(".yaml, content/")}.yaml`);
	actions.createTypes(contentTypes);
};
