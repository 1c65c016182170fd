import { useBrowserValue } from "../components/hooks/use-browser-value";
import type { PageLocation } from "../components/hooks/use-url";
import { isNotFoundPage, unlocalizedPath } from "../i18n/languages";

/**
 * The path to which the links of the languages lead, without its language prefix. The prerendered HTML does not contain the path of
 * client-only pages, so theirs is known after hydration.
 * @param originalPath the path of the page in the default language
 */
export function useLanguagePath(location: PageLocation, originalPath: string): string {
	// The path of the client-only page is a pattern: `/template/[id]/`.
	const builtPath = originalPath.includes("[") ? "/templates/" : originalPath;
	const path = useBrowserValue(unlocalizedPath(location.pathname), builtPath);
	return isNotFoundPage(originalPath) ? "/" : path;
}
