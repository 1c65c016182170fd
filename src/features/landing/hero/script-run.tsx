import { graphql } from "gatsby";
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
		text
		line
		at
	}
`;

type ScriptRunProps = { script: Queries.HeroScriptFragment; log: readonly Queries.HeroLogFragment[] };

/**
 * A script, the log of a run, and the message that the script sends. When it plays (`play-run.ts`), each line of the log appears
 * after the line of code that writes it is lit, and the message at the end: `data-step` is when an element has its turn. Before
 * that, with reduced motion and without JavaScript, the run is over.
 */
export function ScriptRun({ script, log }: ScriptRunProps) {
	const { t, translate } = useTranslation("landing");
	const numbers = log.map(({ line }) => line);
	const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
	return (
		<figure aria-labelledby="hero-run_label" className={styles.run} data-playing={false}>
			<div className={styles.part}>
				<p className={styles.bar} translate="no">
					{script.name}
				</p>
				<pre lang="en" translate="no" className={styles.code}>
					<code>
						{script.lines.map((line, index) => {
							const number = index + 1;
							const step = numbers.indexOf(number);
							return (
								<span
									key={number}
									className={styles.line}
									data-runs={number >= first && number <= last}
									data-step={step >= 0 ? step : undefined}
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
					<button type="button" className={styles.again} data-plays-run data-needs-script>
						<Icon name="play" />
						{t("hero.run.again")}
					</button>
				</div>
				<ol className={styles.log}>
					{log.map(({ id, text, at }, step) => (
						<li key={id} className={styles.entry} data-step={step}>
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
				<div className={styles.message} data-step={log.length} data-ground="milk">
					<p className={styles.channel}>{t("hero.run.message.channel")}</p>
					<p className={styles.sent}>{t("hero.run.message.text")}</p>
					<p className={styles.sentAt}>{t("hero.run.message.time")}</p>
				</div>
			</div>
		</figure>
	);
}
