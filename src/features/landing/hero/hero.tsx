import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { island } from "../../../components/island";
import type { HeroProps } from "./hero-view";
import { playRun } from "./play-run";
import { rotateWords } from "./rotate-words";

// AVIF for phones: it is smaller than WebP.
export const query = graphql`
	fragment HeroContent on HeroYaml {
		words
		script {
			...HeroScript
		}
		log {
			...HeroLog
		}
		picture {
			exampleData
			wide(language: $language) {
				...WidePicture
			}
			narrow(language: $language) {
				childImageSharp {
					gatsbyImageData(
						width: 680
						breakpoints: [400, 680, 960]
						sizes: "94vw"
						formats: [WEBP, AVIF]
					)
				}
			}
		}
	}
	fragment MarketFacts on MarketTemplateConnection {
		totalCount
		scripts: sum(field: { scriptCount: SELECT })
	}
`;

const HeroView = island(() => import("./hero-view").then((module) => module.HeroView), { hydrate: "never" });

/** The first section. Its words and its script change attributes of the HTML, so a first visit renders none of it again. */
export function Hero(props: HeroProps) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const hero = ref.current;
		if (!hero) return;
		const stops = [rotateWords(hero), playRun(hero)];
		// Shows the buttons.
		hero.dataset.works = "true";
		return () => {
			for (const stop of stops) stop();
		};
	}, []);
	return (
		<div ref={ref}>
			<HeroView {...props} />
		</div>
	);
}
