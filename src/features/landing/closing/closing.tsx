import { buttonClass } from "../../../components/button/button";
import { Bean } from "../../../components/icon/icon";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
import { useSite } from "../../../lib/use-site";
import * as styles from "./closing.module.css";

/** A call to action. */
export function Closing() {
	const { t } = useTranslation("landing");
	const { t: tCommon } = useTranslation("common");
	const { registration } = useSite();
	return (
		<section id="get-started" aria-labelledby="get-started_title" className={styles.section}>
			<div className={styles.band}>
				<Bean className={styles.bean} />
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
		</section>
	);
}
