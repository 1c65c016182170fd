import { graphql } from "gatsby";
import { buttonClass } from "../../../components/button/button";
import { useIsHydrated } from "../../../components/hooks/use-hydrated";
import { Icon } from "../../../components/icon/icon";
import { island } from "../../../components/island";
import { Picture } from "../../../components/picture/picture";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { splitHeadline, wordSlot } from "../../../i18n/headline";
import { useTranslation } from "../../../i18n/hooks";
import { useSite } from "../../../lib/use-site";
import * as styles from "./hero.module.css";
import { RotatingWord, useRotation } from "./rotating-word";

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

const ScriptRun = island(() => import("./script-run").then((module) => module.ScriptRun), { hydrate: "visible" });

type HeroProps = { content: Queries.HeroContentFragment; facts: Queries.MarketFactsFragment };

export function Hero({ content, facts }: HeroProps) {
	const { t, translate } = useTranslation("landing");
	const { t: tCommon } = useTranslation("common");
	const site = useSite();
	const { words, script, log } = content;
	const { wide, narrow, exampleData } = content.picture;
	const { step, paused, togglePaused } = useRotation();
	const [before, after] = splitHeadline(t("hero.headline", { word: wordSlot }));
	return (
		<section id="hero-section" aria-label={t("metaTitle")} className={styles.hero}>
			<div className={styles.opening}>
				<div className={styles.intro}>
					<h1 className={styles.title}>
						{before}
						<RotatingWord words={words.map((id) => ({ id, text: translate(`hero.words.${id}`) }))} step={step} />
						{after}
					</h1>
					<p className={styles.lead}>{t("hero.lead")}</p>
					<div className={styles.actions}>
						<a href={site.registration} className={buttonClass({ size: "large" })} data-event="get-started hero">
							{tCommon("actions.getStarted")}
						</a>
						<a
							href={site.documentation}
							className={buttonClass({ variant: "secondary", size: "large" })}
							data-event="learn-more"
						>
							{tCommon("actions.learnMore")}
							<VisuallyHidden> {t("hero.learnMoreWhere")}</VisuallyHidden>
						</a>
					</div>
					<p className={styles.note}>{t("hero.note")}</p>
					<PauseButton paused={paused} onClick={togglePaused} />
				</div>
				{log && <ScriptRun script={script} log={log} />}
			</div>
			<MarketFacts facts={facts} />
			<Picture
				wide={wide}
				narrow={narrow}
				narrowMedia="(max-width: 43.99rem)"
				alt={t("hero.pictureAlt")}
				caption={exampleData ? t("exampleData") : undefined}
			/>
		</section>
	);
}

/** What the market had when the site was built. */
function MarketFacts({ facts: { totalCount, scripts } }: { facts: Queries.MarketFactsFragment }) {
	const { t } = useTranslation("landing");
	const { t: tCatalog } = useTranslation("catalog");
	if (totalCount === 0) return null;
	return (
		<ul className={styles.facts}>
			<li>{tCatalog("list.count", { count: totalCount })}</li>
			<li>{tCatalog("card.scripts", { count: scripts ?? 0 })}</li>
			<li>{t("hero.sourceFact")}</li>
		</ul>
	);
}

/** For the rotating word; visible after hydration. */
function PauseButton({ paused, onClick }: { paused: boolean; onClick: () => void }) {
	const { t } = useTranslation("landing");
	const works = useIsHydrated();
	return (
		<button type="button" className={styles.pause} onClick={onClick} data-works={works} data-needs-script>
			<Icon name={paused ? "play" : "pause"} />
			<VisuallyHidden>{t(paused ? "hero.play" : "hero.pause")}</VisuallyHidden>
		</button>
	);
}
