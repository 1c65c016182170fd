import { checkContent } from "./check-content";
import { checkLocales } from "./check-locales";
import { type ContentError, sortContentErrors } from "./content-error";

export { type ContentError, formatContentError } from "./content-error";
export { coverage, coverageTable } from "./coverage";
export { fixTypography } from "./fix-typography";

/** Returns every error in `content/` and `locales/` of the project at `root`, sorted by file and line. */
export async function checkProject(root: string): Promise<ContentError[]> {
	const content = await checkContent(root);
	return sortContentErrors([...content.errors, ...checkLocales(root, content.fields)]);
}
