import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb";
import { visitedList } from "../visited-list";
import { CatalogueData } from "./catalogue-data";
import * as styles from "./catalogue-page.module.css";

export type CataloguePageProps = {
	/** The heading of the page; the detail page has its own, in the card. */
	title?: string;
	lead?: string;
	/** The last part of the breadcrumb, below Templates. */
	leaf?: string;
	/** Whether that last part is what the market calls it, and search engines may take it. */
	found?: boolean;
	children: ReactNode;
};

/** What the pages of the catalogue share: the way back, the width, and the place of the heading. */
export function CataloguePage({ title, lead, leaf, found, children }: CataloguePageProps) {
	const { t } = useTranslation("market");
	const { t: tCommon } = useTranslation("common");
	const home = { id: "home", text: tCommon("breadcrumb.home"), to: "/" };
	const list = {
		id: "templates",
		text: t("title"),
		to: leaf === undefined ? undefined : (visitedList()?.to ?? "/templates/"),
	};
	const trail = leaf === undefined ? [home, list] : [home, list, { id: "leaf", text: leaf }];
	return (
		<div className={styles.page}>
			<CatalogueData listed={leaf === undefined} />
			<Breadcrumb label={tCommon("breadcrumb.label")} trail={trail} marked={found} />
			{title && <h1 className={styles.title}>{title}</h1>}
			{lead && <p className={styles.lead}>{lead}</p>}
			<div className={styles.body}>{children}</div>
		</div>
	);
}
