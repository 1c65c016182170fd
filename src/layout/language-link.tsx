import { useHash, useSearch } from "../components/hooks/use-url";
import { rememberLanguage } from "../i18n/language-preference";
import { unlocalizedPath } from "../i18n/languages";
import { Link, type LinkProps } from "../i18n/link";
import type { LanguageChoice } from "./use-language-choices";

type LanguageLinkProps = Omit<LinkProps, "to" | "language"> & { choice: LanguageChoice };

/**
 * A link to the page in another language, with its query and hash. A click stores the language. The link reads the URL itself, so a
 * change of the query renders the links again, not the layout.
 */
export function LanguageLink({ choice, onClick, ...rest }: LanguageLinkProps) {
	const { code, to, location } = choice;
	const urlEnd = useSearch(location) + useHash(location);
	const isSamePage = to === unlocalizedPath(location.pathname);
	return (
		<Link
			{...rest}
			to={isSamePage ? to + urlEnd : to}
			language={code}
			onClick={(event) => {
				rememberLanguage(code);
				onClick?.(event);
			}}
		/>
	);
}
