import { findLanguage, publishedLanguages } from "../../i18n/languages";
import type { HeadCopy } from "./head-copy";
import { type SharePage, shareAlt, shareHeight, sharePicture, shareText, shareWidth } from "./share-picture";
import { siteUrl } from "./site-url";

export type ShareTagsProps = { page: SharePage; language: string; copy: HeadCopy; title: string; description: string };

/** How networks and messengers show a link to the page (Open Graph; X reads the same, and the kind of card). */
export function ShareTags({ page, language, copy, title, description }: ShareTagsProps) {
	const others = publishedLanguages.filter(({ code }) => code !== language);
	return (
		<>
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={copy("common", "brand.name")} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:locale" content={findLanguage(language)?.openGraph} />
			{others.map(({ openGraph }) => (
				<meta key={openGraph} property="og:locale:alternate" content={openGraph} />
			))}
			<meta property="og:image" content={siteUrl + sharePicture(page, language)} />
			<meta property="og:image:width" content={String(shareWidth)} />
			<meta property="og:image:height" content={String(shareHeight)} />
			<meta property="og:image:alt" content={shareAlt(shareText(page, copy))} />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}
