import { htmlLang, localizedPath } from "../../i18n/languages";
import { useLanguage, useStringReader } from "../../i18n/page-language";
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
	const language = useLanguage();
	const readString = useStringReader();
	if (process.env.BUILD_STAGE === "build-html") {
		const trail = [
			{ name: readString("common", "breadcrumb.home"), path: "/" },
			...(isStory(page) ? [{ name: readString("common", "stories.title"), path: storiesPath }] : []),
			{ name: page.title, path: page.path },
		];
		const articles = page.date ? [articleNode(page, language)] : [];
		return <StructuredData nodes={[breadcrumbList(trail, language), ...articles]} />;
	}
	return <StructuredData />;
}
