import type { HeadProps } from "gatsby";
import { createElement } from "react";
import { defaultLanguage, htmlLang, languages } from "../../i18n/languages";
import { localizedPath } from "../../i18n/paths";
import { headCopy } from "./head-copy";
import { siteUrl } from "./site-url";

type HeadData = { locales: Queries.LocalesFragment };
type PageContext = { i18n: { language: string; originalPath: string } };

export type PageHeadProps = Pick<HeadProps<HeadData, PageContext>, "data" | "pageContext"> & {
	/** Where the copy of the head stands: `landing`, and `metaTitle`. */
	namespace: string;
	titleKey: string;
	descriptionKey: string;
	/** For pages that have no address of their own to be found at. */
	unlisted?: boolean;
};

/** Title, description, language and alternates of a page. */
export function PageHead({ data, pageContext, namespace, titleKey, descriptionKey, unlisted }: PageHeadProps) {
	const { language, originalPath } = pageContext.i18n;
	const copy = headCopy(data.locales);
	const url = (code: string) => siteUrl + localizedPath(originalPath, code);
	return (
		<>
			{/* With the automatic JSX runtime, Gatsby sees an html element only if it is made by createElement. */}
			{createElement("html", { lang: htmlLang(language) })}
			<title>{`${copy(namespace, titleKey)} · ${copy("common", "brand.name")}`}</title>
			<meta name="description" content={copy(namespace, descriptionKey)} />
			{unlisted ? (
				<meta name="robots" content="noindex" />
			) : (
				<>
					<link rel="canonical" href={url(language)} />
					{languages.map(({ code }) => (
						<link key={code} rel="alternate" hrefLang={code} href={url(code)} />
					))}
					<link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
				</>
			)}
		</>
	);
}
