import { useTranslation } from "../../i18n/hooks";
import { htmlLang, localizedPath } from "../../i18n/languages";
import { isStory, storiesPath } from "../../lib/stories";
import { siteUrl } from "../../seo/site-metadata";
import { breadcrumbList, byOrganization, type SchemaNode, StructuredData } from "../../seo/structured-data";

type Page = Queries.ContentPageFieldsFragment;

/** A story. https://developers.google.com/search/docs/appearance/structured-data/article */
function articleNode({ title, description, date, path, picture }: Page, language: string): SchemaNode {
	const url = siteUrl + localizedPath(path, language);
	const image = picture?.childImageSharp?.resize?.src;
	return {
		"@type": "Article",
		headline: title,
		datePublished: date,
		author: byOrganization,
		url,
		description,
		inLanguage: htmlLang(language),
		image: image ? siteUrl + image : undefined,
		publisher: byOrganization,
	};
}

export function ContentPageStructuredData({ page }: { page: Page }) {
	const { t, language } = useTranslation("common");
	if (process.env.BUILD_STAGE === "build-html") {
		const trail = [
			{ name: t("breadcrumb.home"), path: "/" },
			...(isStory(page) ? [{ name: t("stories.title"), path: storiesPath }] : []),
			{ name: page.title, path: page.path },
		];
		const articles = page.date ? [articleNode(page, language)] : [];
		return <StructuredData nodes={[breadcrumbList(trail, language), ...articles]} />;
	}
	return <StructuredData />;
}
