import type { ReactNode } from "react";
import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb";
import * as styles from "./catalogue-page.module.css";

export type CataloguePageProps = {
	/** The heading of the page; the detail page has its own, in the card. */
	title?: string;
	lead?: string;
	/** The last part of the breadcrumb, below Templates. */
	leaf?: string;
	children: ReactNode;
};

/** What the pages of the catalogue share: the way back, the width, and the place of the heading. */
export function CataloguePage({ title, lead, leaf, children }: CataloguePageProps) {
	const { t } = useTranslation("market");
	const { t: tCommon } = useTranslation("common");
	const home = { id: "home", content: <Link to="/">{tCommon("breadcrumb.home")}</Link> };
	const list = {
		id: "templates",
		content: leaf === undefined ? t("title") : <Link to="/templates/">{t("title")}</Link>,
	};
	const trail = leaf === undefined ? [home, list] : [home, list, { id: "leaf", content: leaf }];
	return (
		<div className={styles.page}>
			<Breadcrumb label={tCommon("breadcrumb.label")} trail={trail} />
			{title && <h1 className={styles.title}>{title}</h1>}
			{lead && <p className={styles.lead}>{lead}</p>}
			<div className={styles.body}>{children}</div>
		</div>
	);
}
