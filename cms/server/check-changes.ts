import { type ContentError, checkProject, formatContentError } from "../../content-model/check";
import { newErrors } from "../../content-model/check/content-error";
import { type Change, Refusal } from "./working-tree";

/**
 * Checks the project with the changes as `npm run check` does.
 * @returns the pictures that the changes leave unused, to delete them
 * @throws Refusal with the errors that the changes add
 */
export async function assertValid(root: string, changes: Change[]): Promise<string[]> {
	const after = await checkProject(root, new Map(changes.map(({ path, content }) => [path, content])));
	if (after.length === 0) return [];
	const isUnused = ({ file, severity }: ContentError) => severity === "warning" && file.startsWith("content/images/");
	const found = newErrors(await checkProject(root), after);
	const errors = found.filter((error) => !isUnused(error) && error.severity !== "note");
	if (errors.length > 0) throw new Refusal(422, errors.map(formatContentError).join("\n"), errors);
	// A picture may be uploaded before it is used.
	const saved = changes.map(({ path: file }) => file);
	return found
		.filter(isUnused)
		.map(({ file }) => file)
		.filter((file) => !saved.includes(file));
}
