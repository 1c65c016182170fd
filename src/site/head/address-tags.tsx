import { defaultLanguage, publishedLanguages } from "../../i18n/languages";
import { localizedPath } from "../../i18n/paths";
import { siteUrl } from "./site-url";

export type AddressTagsProps = { path: string; language: string };

/** The one address of a page, and those of the same page in the other languages. */
export function AddressTags({ path, language }: AddressTagsProps) {
	const url = (code: string) => siteUrl + localizedPath(path, code);
	return (
		<>
			<link rel="canonical" href={url(language)} />
			{publishedLanguages.map(({ code }) => (
				<link key={code} rel="alternate" hrefLang={code} href={url(code)} />
			))}
			<link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
			<meta property="og:url" content={url(language)} />
		</>
	);
}
