import { buttonClass } from "../../../components/button/button";
import { classNames } from "../../../components/class-names";
import { Icon } from "../../../components/icon/icon";
import { Picture } from "../../../components/picture/picture";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { splitHeadline, wordSlot } from "../../../i18n/headline";
import { useTranslation } from "../../../i18n/hooks";
import { useSite } from "../../../lib/use-site";
import * as styles from "./hero.module.css";
import { ScriptRun } from "./script-run";

export type HeroProps = { content: Queries.HeroContentFragment; facts: Queries.MarketFactsFragment };

/** What the hero shows. `rotate-words.ts` and `play-run.ts` find its parts by their data attributes. */
export function HeroView({ content, facts }: HeroProps) {
	const { t, translate } = useTranslation("landing");
	const { t: tCommon } = useTranslation("common");
	const site = useSite();
	const { words, script, log } = content;
	const { wide, narrow, exampleData } = content.picture;
	const [before, after] = splitHeadline(t("hero.headline", { word: wordSlot }));
	return (
		<section id="hero-section" aria-label={t("metaTitle")} className={styles.hero}>
			<div className={classNames(styles.opening, log && script ? styles.withRun : undefined)}>
				<div className={styles.intro}>
					<h1 className={styles.title}>
						{before}
						<Words words={words.map((id) => ({ id, text: translate(`hero.words.${id}`) }))} />
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
					<div className={styles.note}>
						<p>{t("hero.note")}</p>
						<PauseButton />
					</div>
				</div>
				{log && script && <ScriptRun script={script} log={log} />}
			</div>
			<MarketFacts facts={facts} />
			<Picture
				wide={wide}
				narrow={narrow}
				narrowMedia="(max-width: 63.99rem)"
				hasUpperPart
				alt={t("hero.pictureAlt")}
				caption={exampleData ? t("exampleData") : undefined}
			/>
		</section>
	);
}

/** All words share a grid cell, which is as wide as the longest: the layout does not shift. The first one is shown. */
function Words({ words }: { words: { id: string; text: string }[] }) {
	// The spaces separate the words where the heading is read as text: by search engines, and when it is copied.
	return (
		<span className={styles.words} data-words>
			{words.map(({ id, text }, index) => (
				<span key={id} className={styles.word} data-state={index === 0 ? "active" : undefined} aria-hidden={index > 0}>
					{`${text} `}
				</span>
			))}
		</span>
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

/** For the rotating word; visible when it works. One of its two labels is hidden. */
function PauseButton() {
	const { t } = useTranslation("landing");
	return (
		<button type="button" className={styles.pause} data-pauses-words data-needs-script>
			<span>
				<Icon name="pause" />
				<VisuallyHidden>{t("hero.pause")}</VisuallyHidden>
			</span>
			<span hidden>
				<Icon name="play" />
				<VisuallyHidden>{t("hero.play")}</VisuallyHidden>
			</span>
		</button>
	);
}
