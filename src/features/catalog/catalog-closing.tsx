import { buttonClass } from "../../components/button/button";
import { useTranslation } from "../../i18n/hooks";
import { useSite } from "../../lib/use-site";
import * as styles from "./catalog-closing.module.css";

/** A call to action at the end of the catalog's pages, for visitors who have not found their template. */
export function CatalogClosing() {
	const { t } = useTranslation("catalog");
	const { t: tCommon } = useTranslation("common");
	const { registration, email } = useSite();
	return (
		<section aria-labelledby="catalog_closing" className={styles.band}>
			<p id="catalog_closing" className={styles.text}>
				{t("closing.text")}
			</p>
			<a href={registration} className={buttonClass()} data-event="get-started catalog">
				{tCommon("actions.getStarted")}
			</a>
			<a href={`mailto:${email}`} className={buttonClass({ variant: "secondary" })} data-event="email catalog">
				{t("closing.ask")}
			</a>
		</section>
	);
}
