import type { ReactNode } from "react";
import { Icon } from "../../../components/icon/icon";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
import { useLanguage } from "../../../i18n/page-language";
import { Prose } from "../../pages/prose";
import * as styles from "./resources.module.css";

type PageBlockProps = { id: string; title: ReactNode; page: Queries.PageProseFragment & { description: string } };

/** The prose of a page, which opens behind its description. Links to the block open it. */
export function PageBlock({ id, title, page }: PageBlockProps) {
	const { t } = useTranslation("landing");
	const language = useLanguage();
	return (
		<details id={id}>
			<summary className={styles.block}>
				{title}
				<span className={styles.teaser}>
					{page.description}
					<Icon name="chevron-down" className={styles.arrow} />
				</span>
			</summary>
			<div data-page={`${page.name}.${language}`} className={`${styles.answer} ${styles.pageBody}`}>
				<div className={styles.pageProse}>
					<Prose page={page} headingShift={2} />
				</div>
				<p className={styles.more}>
					<Link to={page.path}>{t("resources.ownPage")}</Link>
				</p>
			</div>
		</details>
	);
}
