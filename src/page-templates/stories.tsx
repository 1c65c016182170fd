import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Stories } from "../features/pages/stories";
import type { PageContext } from "../i18n/i18n-provider";
import { localizedPath } from "../i18n/languages";
import { stringReader } from "../i18n/string-reader";
import { feedPath, storiesPath } from "../lib/stories";
import { HeadTags } from "../seo/head-tags";
import { sharePicture } from "../seo/site-metadata";

export const query = graphql`
	query StoriesPage($language: String!) {
		locales: allLocale(sort: { ns: ASC }, filter: { ns: { eq: "common" }, language: { eq: $language } }) {
			...Locales
		}
		stories: allContentPage(
			sort: [{ date: DESC }, { name: ASC }]
			filter: { language: { eq: $language }, date: { ne: null }, listed: { ne: false } }
		) {
			...StoryList
		}
	}
`;

export function Head({ data, pageContext }: HeadProps<Queries.StoriesPageQuery, PageContext>) {
	const { language, languages } = pageContext.i18n;
	const readString = stringReader(language, data.locales);
	const title = readString("common", "stories.title");
	return (
		<>
			<HeadTags
				language={language}
				readString={readString}
				title={title}
				description={readString("common", "stories.lead")}
				path={storiesPath}
				pageLanguages={languages}
				share={sharePicture(language, readString)}
			/>
			<link rel="alternate" type="application/rss+xml" title={title} href={localizedPath(feedPath, language)} />
		</>
	);
}

/** The pages of `content/pages` with a date, the newest first. */
export default function StoriesPage({ data }: PageProps<Queries.StoriesPageQuery>) {
	return <Stories stories={data.stories} />;
}
