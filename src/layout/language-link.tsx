import type { ComponentProps } from "react";
import { localizedPath } from "../i18n/languages";
import type { LanguageChoice } from "./use-language-choices";

type LanguageLinkProps = Omit<ComponentProps<"a">, "href" | "hrefLang"> & { choice: LanguageChoice };

/** A link to the page in another language. It needs `languageLinkEvents` and `followLink`, on itself or on an element around it. */
export function LanguageLink({ choice: { code, to }, ...rest }: LanguageLinkProps) {
	return <a {...rest} href={localizedPath(to, code)} hrefLang={code} data-language-link="" data-site-link="" />;
}
