import type { HeadProps } from "gatsby";
import type { PageContext } from "../../i18n/i18n-provider";
import { stringReader } from "../../i18n/string-reader";
import { HeadTags } from "../../seo/head-tags";
import { sharePicture } from "../../seo/site-metadata";

type Data = { locales: Queries.LocalesFragment; page: Queries.ContentPageFieldsFragment | null };

/** The head of a page of `content/pages`. Without a picture of its own, it has that of the site for shared links. */
export function ContentPageHead({ data, pageContext }: HeadProps<Data, PageContext>) {
	const { page, locales } = data;
	const { language, languages } = pageContext.i18n;
	if (!page) return null;
	const { title, description, path, listed } = page;
	const readString = stringReader(language, locales);
	const own = page.picture?.childImageSharp?.resize?.src;
	return (
		<HeadTags
			language={language}
			readString={readString}
			title={title}
			description={description}
			path={path}
			pageLanguages={languages}
			share={own ? { path: own, alt: title } : sharePicture(language, readString)}
			unlisted={listed === false}
		/>
	);
}
