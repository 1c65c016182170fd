import type { ApiEntry } from "@sveltia/cms";
import { contentName } from "../entry-files";
import type { NewTexts, Project } from "../project";
import { refuse } from "../refuse";
import { strings } from "../strings";
import { missingTexts } from "./missing-texts";
import { askForTexts } from "./text-dialog";

/** The token of the editor's requests to the server on this machine. */
export const localToken = "local";

async function sendTexts(texts: NewTexts): Promise<void> {
	const response = await fetch("api/v1/texts", {
		method: "POST",
		headers: { Authorization: `token ${localToken}`, "Content-Type": "application/json" },
		body: JSON.stringify(texts),
	});
	if (!response.ok) throw new Error(`texts: ${response.status}`);
}

/**
 * Before a YAML file is saved: asks for the texts of new ids, which the server saves with it.
 * @returns whether there are such texts
 */
export async function addNewTexts({ path, data }: ApiEntry, loadProject: () => Promise<Project>): Promise<boolean> {
	const name = contentName(path);
	if (!name) return false;
	const { locales } = await loadProject();
	const missing = missingTexts(name, data, { locales });
	const texts = missing.length > 0 ? await askForTexts(missing, Object.keys(locales)) : {};
	if (!texts) refuse(strings.textsNeeded);
	await sendTexts(texts);
	return missing.length > 0;
}
