import { graphql } from "gatsby";
import { Icon } from "../../../components/icon/icon";
import { useTranslation } from "../../../i18n/hooks";
import { HeroCup } from "./hero-cup";
import * as styles from "./script-run.module.css";
import "../../../styles/code.css";

export const query = graphql`
	fragment HeroScript on HeroScript {
		name
		lines {
			text
			className
		}
	}
	fragment HeroLog on HeroYamlLog {
		id
		text
		line
		at
	}
`;

type ScriptRunProps = { script: Queries.HeroScriptFragment; log: readonly Queries.HeroLogFragment[] };

const textOf = (line: ScriptRunProps["script"]["lines"][number]) => line.map(({ text }) => text).join("");

/**
 * A script, the log of a run, a cup that the run fills, and the message that the script sends. When it plays (`play-run.ts`), each
 * line is lit, pours a ripple, and writes its entry of the log; the message comes at the end. `data-step` is when an element has its
 * turn. With reduced motion and without JavaScript, the run is over.
 */
export function ScriptRun({ script, log }: ScriptRunProps) {
	const { t, translate } = useTranslation("landing");
	const numbers = log.map(({ line }) => line);
	const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
	const texts = script.lines.map(textOf);
	/** How many lines that say something are above the line with this index. */
	const stepOf = (index: number) => texts.slice(0, index).filter((text) => text.trim() !== "").length;
	const steps = stepOf(texts.length);
	return (
		<figure aria-labelledby="hero-run_label" className={styles.run} data-playing="waiting">
			<div className={styles.card}>
				<div className={styles.bar}>
					<p translate="no" className={styles.file}>
						{script.name}
					</p>
					<p id="hero-run_label" className={styles.label}>
						{t("hero.run.sample")}
					</p>
					<button type="button" className={styles.again} data-plays-run data-needs-script>
						<Icon name="play" />
						{t("hero.run.again")}
					</button>
				</div>
				<pre lang="en" translate="no" className={styles.code}>
					<code>
						{script.lines.map((line, index) => {
							const number = index + 1;
							return (
								<span
									key={number}
									className={styles.line}
									data-runs={number >= first && number <= last}
									data-step={texts[index]?.trim() ? stepOf(index) : undefined}
								>
									{line.map(({ text, className }, position) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: tokens never change their order
										<span key={position} className={className || undefined}>
											{text}
										</span>
									))}
								</span>
							);
						})}
					</code>
				</pre>
				<ol className={styles.log}>
					{log.map(({ id, text, at, line }) => (
						<li key={id} className={styles.entry} data-step={stepOf(line - 1)}>
							<span className={styles.time}>{t("hero.run.at", { milliseconds: at })}</span>
							{text ? (
								<span lang="en" translate="no">
									{text}
								</span>
							) : (
								translate(`hero.run.log.${id}`)
							)}
						</li>
					))}
				</ol>
			</div>
			<HeroCup code={texts.join("\n")} steps={steps} className={styles.cup} />
			<div className={styles.message} data-step={steps + 2} data-ground="milk">
				<p className={styles.channel}>{t("hero.run.message.channel")}</p>
				<p className={styles.sent}>{t("hero.run.message.text")}</p>
				<p className={styles.sentAt}>{t("hero.run.message.time")}</p>
			</div>
		</figure>
	);
}
