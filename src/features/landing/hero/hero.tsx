import { graphql } from "gatsby";
import { useCopy, useTranslation } from "../../i18n/use-copy";
import { useSite } from "../../site/use-site";
import { ButtonLink } from "../../ui/button/button";
import { HiddenText } from "../../ui/hidden-text";
import { Icon } from "../../ui/icon/icon";
import { Picture } from "../../ui/picture/picture";
import type { SectionProps } from "../registry";
import * as styles from "./hero.module.css";
import { RotatingWord } from "./rotating-word";
import { useRotation } from "./use-rotation";

export const query = graphql`
	fragment HeroContent on HeroYaml {
		words
		picture {
			wide {
				childImageSharp {
					gatsbyImageData(
						width: 1200
						breakpoints: [640, 900, 1200, 1800, 2400]
						sizes: "(min-width: 80rem) 75rem, 94vw"
						formats: [AUTO, AVIF, WEBP]
						placeholder: NONE
					)
				}
			}
			narrow {
				...NarrowPicture
			}
		}
	}
`;

/** Stands for the word in the sentence, to find out what the language puts before and after it. */
const slot = "\u0000";

export function Hero({ content }: SectionProps) {
	const { t } = useTranslation("landing");
	const { t: tCommon } = useTranslation("common");
	const copy = useCopy("landing");
	const site = useSite();
	const { words, picture } = content.hero;
	const { active, previous, paused, toggle } = useRotation(words.length);
	const [before = "", after = ""] = t("hero.headline", { word: slot }).split(slot);
	return (
		<section id="hero-section" aria-labelledby="hero-title" className={styles.hero}>
			<h1 id="hero-title" className={styles.title}>
				{before}
				<RotatingWord
					words={words.map((id) => ({ id, text: copy(`hero.words.${id}`) }))}
					active={active}
					previous={previous}
				/>
				{after}
			</h1>
			<p className={styles.lead}>{t("hero.lead")}</p>
			<div className={styles.actions}>
				<ButtonLink href={site.registration} size="large" data-event="get-started hero">
					{tCommon("actions.getStarted")}
				</ButtonLink>
				<ButtonLink href={site.documentation} size="large" variant="secondary" data-event="learn-more">
					{tCommon("actions.learnMore")}
				</ButtonLink>
				<button type="button" className={styles.pause} onClick={toggle} data-needs-script>
					<Icon name={paused ? "play" : "pause"} />
					<HiddenText>{t(paused ? "hero.play" : "hero.pause")}</HiddenText>
				</button>
			</div>
			<div className={styles.picture}>
				<Picture {...picture} alt={t("hero.pictureAlt")} priority />
			</div>
		</section>
	);
}
