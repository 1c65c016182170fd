import { buttonClass } from "../../../components/button/button";
import { countCup } from "../../../components/cup/count-cup";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
import { useSite } from "../../../lib/use-site";
import * as styles from "./closing.module.css";

type ClosingProps = Partial<Pick<Queries.HeroContentFragment, "log" | "script">>;

/** A call to action, beside the receipt of the run of the hero, if there is one. */
export function Closing({ script, log }: ClosingProps) {
	const { t } = useTranslation("landing");
	const { t: tCommon } = useTranslation("common");
	const { registration } = useSite();
	return (
		<section id="get-started" aria-labelledby="get-started_title" className={styles.section}>
			<div className={styles.band}>
				<div>
					<h2 id="get-started_title" className={styles.title}>
						{t("closing.title")}
					</h2>
					<p className={styles.lead}>{t("closing.lead")}</p>
					<div className={styles.actions}>
						<a href={registration} className={buttonClass({ size: "large" })} data-event="get-started closing">
							{tCommon("actions.getStarted")}
						</a>
						<Link to="/templates/" className={buttonClass({ variant: "secondary", size: "large" })}>
							{tCommon("actions.browseTemplates")}
						</Link>
					</div>
					<p className={styles.note}>{t("hero.note")}</p>
				</div>
				{script && log && <Receipt script={script} log={log} />}
			</div>
		</section>
	);
}

/** The log of the run as a receipt: the time of each entry, no servers, and the total. */
function Receipt({ script, log }: Required<{ [Name in keyof ClosingProps]: NonNullable<ClosingProps[Name]> }>) {
	const { t, translate } = useTranslation("landing");
	const time = (milliseconds: number) => t("hero.run.at", { milliseconds });
	return (
		<div className={styles.paper}>
			<div className={styles.receipt} data-ground="milk">
				<img src={countCup(1)} alt="" width={88} height={88} loading="lazy" className={styles.cup} />
				<p translate="no" className={styles.file}>
					{script.name}
				</p>
				<dl className={styles.lines}>
					{log.map(({ id, text, at }) => (
						<div key={id} className={styles.line}>
							<dt lang={text ? "en" : undefined}>{text ?? translate(`hero.run.log.${id}`)}</dt>
							<dd>{time(at)}</dd>
						</div>
					))}
					<div className={styles.line}>
						<dt>{t("closing.servers")}</dt>
						<dd>{0}</dd>
					</div>
					<div className={styles.total}>
						<dt>{t("closing.total")}</dt>
						<dd>{time(Math.max(...log.map(({ at }) => at)))}</dd>
					</div>
				</dl>
			</div>
		</div>
	);
}
