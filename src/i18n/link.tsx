import { Link as GatsbyLink } from "gatsby";
import type { ComponentProps } from "react";
import type { LanguageCode } from "./languages";
import { localizedPath } from "./paths";
import { useLanguage } from "./use-language";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
	/** A path of the site without its language: `/templates/`, `/#pricing`. */
	to: string;
	/** The language to lead to; the page's own by default. */
	language?: LanguageCode;
	/** Take the place of the current history entry. */
	replace?: boolean;
};

/** A link to a page of this site, in the page's language unless another one is named. */
export function Link({ to, language, replace, ref, ...rest }: LinkProps) {
	const current = useLanguage();
	return (
		<GatsbyLink
			{...rest}
			to={localizedPath(to, language ?? current)}
			hrefLang={language}
			{...(replace === undefined ? {} : { replace })}
			innerRef={ref as never}
		/>
	);
}
