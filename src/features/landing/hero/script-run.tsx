import { graphql } from "gatsby";
import { type CSSProperties, useState } from "react";
import { useIsHydrated } from "../../../components/hooks/use-hydrated";
import { useInView } from "../../../components/hooks/use-in-view";
import { Bean, Icon } from "../../../components/icon/icon";
import { useTranslation } from "../../../i18n/hooks";
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
		line
		at
	}
`;

type ScriptRunProps = { script: Queries.HeroScriptFragment; log: readonly Queries.HeroLogFragment[] };

/** When an element of the animation has its turn. */
const turn = (step: number) => ({ "--step": step }) as CSSProperties;

/**
 * A script, the log of a run, and the message that the script sends. When the log comes into view, the run plays once: each line of the
 * log appears after the line of code that writes it is lit, and the message at the end. Before that, with reduced motion and without
 * JavaScript, the run is over.
 */
export function ScriptRun({ script, log }: ScriptRunProps) {
	const { t, translate } = useTranslation("landing");
	const { ref, inView } = useInView<HTMLOListElement>("0px 0px -10% 0px");
	const [repeats, setRepeats] = useState(0);
	// The visitor can repeat it before the log is in view.
	const isPlaying = inView || repeats > 0;
	const works = useIsHydrated();
	const numbers = log.map(({ line }) => line);
	const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
	return (
		<figure aria-labelledby="hero-run_label" className={styles.run} data-playing={isPlaying}>
			<div className={styles.part}>
				<p className={styles.bar} translate="no">
					{script.name}
				</p>
				{/* A new key starts the animations again. */}
				<pre key={repeats} lang="en" translate="no" className={styles.code}>
					<code>
						{script.lines.map((line, index) => {
							const number = index + 1;
							const step = numbers.indexOf(number);
							return (
								<span
									key={number}
									className={styles.line}
									data-runs={number >= first && number <= last}
									data-lit={step >= 0}
									style={isPlaying && step >= 0 ? turn(step) : undefined}
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
			</div>
			<div className={styles.part}>
				<Bean className={styles.bean} />
				<div className={styles.bar}>
					<p id="hero-run_label">{t("hero.run.sample")}</p>
					<button
						type="button"
						className={styles.again}
						onClick={() => setRepeats(repeats + 1)}
						data-works={works}
						data-needs-script
					>
						<Icon name="play" />
						{t("hero.run.again")}
					</button>
				</div>
				<ol key={repeats} ref={ref} className={styles.log}>
					{log.map(({ id, at }, step) => (
						<li key={id} className={styles.entry} style={isPlaying ? turn(step) : undefined}>
							<span className={styles.time}>{t("hero.run.at", { milliseconds: at })}</span>
							{translate(`hero.run.log.${id}`)}
						</li>
					))}
				</ol>
				<div
					key={`message ${repeats}`}
					className={styles.message}
					style={isPlaying ? turn(log.length) : undefined}
					data-ground="milk"
				>
					<p className={styles.channel}>{t("hero.run.message.channel")}</p>
					<p className={styles.sent}>{t("hero.run.message.text")}</p>
					<p className={styles.sentAt}>{t("hero.run.message.time")}</p>
				</div>
			</div>
		</figure>
	);
}
