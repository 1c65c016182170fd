import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "../i18n/use-copy";
import { Finder } from "../market/find/finder";
import { CataloguePage } from "../market/page/catalogue-page";
import { PageHead } from "../site/head/page-head";

type Context = { i18n: { language: string; originalPath: string } };

export const query = graphql`
	query TemplatesPage($language: String!) {
		locales: allLocale(filter: { ns: { in: ["common", "market", "find"] }, language: { eq: $language } }) {
			...Locales
		}
		languageCopies: allLocale(filter: { ns: { eq: "language" } }) {
			...LanguageCopies
		}
	}
`;

export const Head = (props: HeadProps<Queries.TemplatesPageQuery, Context>) => (
	<PageHead
		{...props}
		namespace="market"
		titleKey="list.metaTitle"
		descriptionKey="list.metaDescription"
		share="templates"
	/>
);

export default function TemplatesPage({ location }: PageProps) {
	const { t } = useTranslation("market");
	return (
		<CataloguePage title={t("list.title")} lead={t("lead")}>
			<Finder location={location} />
		</CataloguePage>
	);
}
