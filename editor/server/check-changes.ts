import { type ContentError, checkProject } from "../../content-model/check";
import { markupErrors } from "../../content-model/check/compare-locale";
import { fileError, newErrors } from "../../content-model/check/content-error";
import { toLocale } from "../../content-model/check/locale";
import { rasterError } from "../../content-model/check/raster";
import { parseSource } from "../../content-model/check/source";
import { defaultLanguage } from "../../src/i18n/languages";
import { type Change, currentContent } from "./working-tree";

/** Decodes a picture that is uploaded: of these, the check reads only those that a YAML file or a page names. */
async function pictureErrors({ path: file, content }: Change): Promise<ContentError[]> {
	if (!content || !/\.(?:png|jpe?g|webp|avif)$/.test(file)) return [];
	const problem = await rasterError(content, { minWidth: 1 });
	return problem ? [fileError(file, problem)] : [];
}

/** Code fills in the placeholders and the tags of English, so a string that exists keeps them. */
function englishErrors(root: string, { path: file, content }: Change): ContentError[] {
	if (!content || !file.startsWith(`locales/${defaultLanguage}/`)) return [];
	const localeOf = (text: string) => toLocale(parseSource(file, text));
	const { source, strings } = localeOf(content.toString("utf8"));
	const saved = localeOf(currentContent(root, file)?.toString("utf8") ?? "{}").strings;
	const errors: ContentError[] = [];
	for (const [key, string] of strings) {
		const original = saved.get(key);
		const found = original && string ? markupErrors(string, original) : [];
		errors.push(...found.map((problem) => source.errorAt(key.split("."), problem)));
	}
	return errors;
}

/** The errors that changes add to the project, as `npm run check` finds them, and those of uploaded pictures. */
export async function changeErrors(root: string, changes: Change[]): Promise<ContentError[]> {
	const own = (await Promise.all(changes.map(pictureErrors))).flat();
	own.push(...changes.flatMap((change) => englishErrors(root, change)));
	if (own.length > 0) return own;
	const files = new Map(changes.map((change) => [change.path, change.content]));
	const errors = (await checkProject(root, files)).filter((error) => error.severity !== "note");
	return errors.length > 0 ? newErrors(await checkProject(root), errors) : [];
}
