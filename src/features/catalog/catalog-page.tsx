import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { useDynamicTranslation, useLanguage } from "../../i18n/hooks";
import { useSite } from "../../layout/use-site";
import { breadcrumbList, jsonLd, organization, StructuredData, webSite } from "../../seo/structured-data";
import * as styles from "./catalog-page.module.css";

export type CatalogPageProps = {
	/** The heading of the page. A template's page has its own, in the card. */
	title?: string;
	lead?: string;
	/** The last item of the breadcrumb, below Templates; undefined on the list itself. */
	leaf?: string;
	/** Whether the leaf is a title from the market; if so, the breadcrumb gets markup for search engines. */
	found?: boolean;
	/** The path of the list in the breadcrumb, without the language prefix. */
	listPath?: string;
	children: ReactNode;
};

/** The frame of the catalog's pages: breadcrumb, heading, page width. */
export function CatalogPage({ title, lead, leaf, found, listPath = "/templates/", children }: CatalogPageProps) {
	const { t } = useTranslation("catalog");
	const { t: tCommon } = useTranslation("common");
	const isList = leaf === undefined;
	const home = { id: "home", text: tCommon("breadcrumb.home"), to: "/" };
	const list = { id: "templates", text: t("title"), to: isList ? undefined : listPath };
	const trail = isList ? [home, list] : [home, list, { id: "leaf", text: leaf }];
	return (
		<div className={styles.page}>
			<CatalogData isList={isList} />
			<Breadcrumb label={tCommon("breadcrumb.label")} trail={trail} microdata={found} />
			{title && <h1 className={styles.title}>{title}</h1>}
			{lead && <p className={styles.lead}>{lead}</p>}
			<div className={styles.body}>{children}</div>
		</div>
	);
}

/** Structured data of the prerendered HTML. Template pages add breadcrumb markup when the template is loaded. */
function CatalogData({ isList }: { isList: boolean }) {
	const site = useSite();
	const language = useLanguage();
	const tCommon = useDynamicTranslation("common");
	const tCatalog = useDynamicTranslation("catalog");
	const trail = [
		{ name: tCommon("breadcrumb.home"), path: "/" },
		{ name: tCatalog("title"), path: "/templates/" },
	];
	const json =
		process.env.BUILD_STAGE === "build-html"
			? jsonLd([organization(site, tCommon), webSite(tCommon), ...(isList ? [breadcrumbList(trail, language)] : [])])
			: undefined;
	return <StructuredData json={json} />;
}
