import { checkContent } from "./check-content";
import { checkLocales } from "./check-locales";
import { type ContentError, sortContentErrors } from "./content-error";
import { type Changes, projectFiles } from "./files";

export { type ContentError, formatContentError } from "./content-error";
export { coverage, coverageTable } from "./coverage";
export { fixTypography } from "./fix-typography";

/**
 * Returns every error in `content/` and `locales/` of the project at `root`, sorted by file and line.
 * @param changes files as they would be, for a check before they are saved
 */
export async function checkProject(root: string, changes?: Changes): Promise<ContentError[]> {
	const files = projectFiles(root, changes);
	const content = await checkContent(files);
	return sortContentErrors([...content.errors, ...checkLocales(files, content.fields)]);
}
