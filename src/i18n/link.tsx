import { Link as GatsbyLink } from "gatsby";
import type { ComponentProps } from "react";
import { defaultLanguage, type LanguageCode, localizedPath } from "./languages";
import { useLanguage } from "./page-language";

export type LinkProps = Omit<ComponentProps<"a">, "href" | "ref"> & {
	/** A path of this site without its language prefix: `/templates/`, `/#pricing`. */
	to: string;
	/** The language of the linked page; the language of the current page by default. */
	language?: LanguageCode;
};

/** A link to a page of this site. The attribute marks it for islands (`src/components/island.tsx`). */
export function Link({ to, language, ...rest }: LinkProps) {
	const current = useLanguage();
	return <GatsbyLink {...rest} to={localizedPath(to, language ?? current)} hrefLang={language} data-site-link="" />;
}

/** A link from the content. If the page does not have the current language, the link leads to the default language. */
export function ContentLink({ languages, ...rest }: LinkProps & { languages: readonly string[] }) {
	const current = useLanguage();
	const isMissing = languages.length > 0 && !languages.includes(current);
	return <Link {...rest} language={isMissing ? defaultLanguage : undefined} />;
}
