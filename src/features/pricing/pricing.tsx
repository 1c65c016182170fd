import { graphql } from "gatsby";
import { useRef } from "react";
import type { PageLocation } from "../../components/hooks/use-url";
import { island } from "../../components/island";
import { usePlanChoice } from "./use-plan-choice";

export const query = graphql`
	fragment PlansContent on PlansYaml {
		annualSaving
		limitAnswer
		comparison {
			id
			kinds
		}
		groups {
			id
			plans {
				id
				price
				recommended
				chat
				features {
					kind
					count
				}
			}
		}
	}
`;

const PricingView = island(() => import("./pricing-view").then((module) => module.PricingView), { hydrate: "never" });

type PricingProps = { content: Queries.PlansContentFragment; location: PageLocation };

/**
 * The plans in groups, for monthly or annual billing. The HTML has all of them, and CSS shows those of the checked inputs: visitors
 * can choose before hydration, and a first visit renders nothing again.
 */
export function Pricing({ content, location }: PricingProps) {
	const ref = useRef<HTMLDivElement>(null);
	usePlanChoice(ref, location);
	return (
		<div ref={ref}>
			<PricingView content={content} />
		</div>
	);
}
