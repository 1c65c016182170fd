import { defaultLanguage, findLanguage, languages, localizedPath } from "../i18n/languages";
import type { ReadString } from "../i18n/string-reader";
import { type SharePicture, shareHeight, shareWidth, siteUrl } from "./site-metadata";

type HeadTagsProps = {
	language: string;
	readString: ReadString;
	/** Without the name of the site, which is appended. */
	title: string;
	description: string;
	/** The canonical path without its language prefix; undefined if the page has none or it is not known yet. */
	path?: string;
	/** The codes of the languages that the page has; all by default. */
	pageLanguages?: readonly string[];
	/** The picture for shared links; undefined for pages without one. */
	share?: SharePicture;
	/** Excludes the page from search engines. */
	unlisted?: boolean;
};

/** The metadata of a page. Render it in Gatsby's `Head`. */
export function HeadTags(props: HeadTagsProps) {
	const { language, readString, title, description, path, pageLanguages, share, unlisted } = props;
	const available = languages.filter(({ code }) => pageLanguages?.includes(code) ?? true);
	const brand = readString("common", "brand.name");
	const url = (code: string) => siteUrl + localizedPath(path ?? "", code);

	return (
		<>
			<title>{`${title} · ${brand}`}</title>
			<meta name="description" content={description} />
			{unlisted && <meta name="robots" content="noindex" />}
			{path !== undefined && (
				<>
					<link rel="canonical" href={url(language)} />
					{available.map(({ code }) => (
						<link key={code} rel="alternate" hrefLang={code} href={url(code)} />
					))}
					<link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
					<meta property="og:url" content={url(language)} />
				</>
			)}
			{share && (
				// Open Graph: how networks and messengers show a link to the page. X reads it, too.
				<>
					<meta property="og:type" content="website" />
					<meta property="og:site_name" content={brand} />
					<meta property="og:title" content={title} />
					<meta property="og:description" content={description} />
					<meta property="og:locale" content={findLanguage(language)?.openGraph} />
					{available
						.filter(({ code }) => code !== language)
						.map(({ openGraph }) => (
							<meta key={openGraph} property="og:locale:alternate" content={openGraph} />
						))}
					<meta property="og:image" content={siteUrl + share.path} />
					<meta property="og:image:width" content={String(shareWidth)} />
					<meta property="og:image:height" content={String(shareHeight)} />
					<meta property="og:image:alt" content={share.alt} />
					<meta name="twitter:card" content="summary_large_image" />
				</>
			)}
		</>
	);
}
