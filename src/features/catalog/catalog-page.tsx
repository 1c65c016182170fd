import type { ReactNode } from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { island } from "../../components/island";
import { useTranslation } from "../../i18n/hooks";
import { langAttribute } from "../../i18n/lang-attribute";
import * as styles from "./catalog-page.module.css";

const CatalogClosing = island(() => import("./catalog-closing").then((module) => module.CatalogClosing), {
	hydrate: "never",
});

type CatalogPageProps = {
	/** The heading of the page. A template's page has its own, in the card. */
	title?: string;
	lead?: string;
	/** The last item of the breadcrumb, below Templates; undefined on the list itself. */
	leaf?: string;
	leafLang?: string | null;
	children: ReactNode;
};

/** The frame of the catalog's pages: breadcrumb, heading, page width, call to action. */
export function CatalogPage({ title, lead, leaf, leafLang, children }: CatalogPageProps) {
	const { t, language } = useTranslation("catalog");
	const { t: tCommon } = useTranslation("common");
	const trail = [
		{ id: "home", text: tCommon("breadcrumb.home"), to: "/" },
		{ id: "templates", text: t("title"), to: leaf && "/templates/" },
		...(leaf ? [{ id: "leaf", text: leaf, lang: langAttribute(leaf, language, leafLang) }] : []),
	];
	return (
		<div className={styles.page}>
			<Breadcrumb label={tCommon("breadcrumb.label")} trail={trail} />
			{title && <h1 className={styles.title}>{title}</h1>}
			{lead && <p className={styles.lead}>{lead}</p>}
			<div className={styles.body}>{children}</div>
			<CatalogClosing />
		</div>
	);
}
