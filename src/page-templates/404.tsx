import { graphql, type HeadProps } from "gatsby";
import { buttonClass } from "../components/button/button";
import { useTranslation } from "../i18n/hooks";
import type { PageContext } from "../i18n/i18n-provider";
import { Link } from "../i18n/link";
import { stringReader } from "../i18n/string-reader";
import { ErrorView } from "../layout/errors/error-view";
import { HeadTags } from "../seo/head-tags";

export const query = graphql`
	query NotFoundPage($language: String!) {
		locales: allLocale(sort: { ns: ASC }, filter: { ns: { eq: "common" }, language: { eq: $language } }) {
			...Locales
		}
	}
`;

export function Head({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageContext>) {
	const { language } = pageContext.i18n;
	const readString = stringReader(language, data.locales);
	return (
		<HeadTags
			language={language}
			readString={readString}
			title={readString("common", "errors.notFound.status")}
			description={readString("common", "errors.notFound.text")}
			unlisted
		/>
	);
}

export default function NotFoundPage() {
	const { t } = useTranslation("common");
	return (
		<ErrorView title={t("errors.title")} reason={t("errors.notFound.status")} text={t("errors.notFound.text")}>
			<Link to="/" className={buttonClass()}>
				{t("actions.goHome")}
			</Link>
			<Link to="/templates/" className={buttonClass({ variant: "secondary" })}>
				{t("actions.browseTemplates")}
			</Link>
		</ErrorView>
	);
}
