import { checkProject, formatContentError } from "../../content-model/check";
import { newErrors } from "../../content-model/check/content-error";
import { type Change, Refusal } from "./working-tree";

/**
 * Checks the project with the changes as `npm run check` does.
 * @throws Refusal with the errors that the changes add
 */
export async function assertValid(root: string, changes: Change[]): Promise<void> {
	const after = await checkProject(root, new Map(changes.map(({ path, content }) => [path, content])));
	if (after.length === 0) return;
	const added = newErrors(await checkProject(root), after);
	const errors = added.filter(({ severity }) => severity !== "note");
	if (errors.length > 0) throw new Refusal(422, errors.map(formatContentError).join("\n"), errors);
}
