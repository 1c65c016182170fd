import type { ComponentType } from "react";
import { Features } from "./features/features";
import { Hero } from "./hero/hero";
import type { LandingContent } from "./landing-content";
import { Pricing } from "./pricing/pricing";
import { Resources } from "./resources/resources";
import { Showcase } from "./showcase/showcase";
import { Templates } from "./templates/templates";

export type SectionProps = { content: LandingContent };

/** A component for every block that `content/site.yaml` can name; a block without one is a type error. */
export const sections: Record<Queries.LandingBlock, ComponentType<SectionProps>> = {
	hero: Hero,
	showcase: Showcase,
	features: Features,
	templates: Templates,
	pricing: Pricing,
	resources: Resources,
};
