import CMS, { type ApiEntry } from "@sveltia/cms";
import { z } from "zod";
import { contentSchemas } from "../../content-model/schemas";
import { checkEntry } from "./check-entry";
import { cmsConfig, formatName } from "./config/config";
import { openedFiles } from "./conflicts/opened-files";
import { refuseConflicts } from "./conflicts/refuse-conflicts";
import { correctTypography, type EntryMap } from "./correct-typography";
import { contentFormat } from "./formats/content-format";
import { userKey } from "./git-host";
import { addNewTexts, localToken } from "./new-texts/add-new-texts";
import { refuseNewIds } from "./new-texts/refuse-new-ids";
import type { Project } from "./project";
import { refuse } from "./refuse";
import "./main.css";

// zod compiles schemas with `new Function` where the policy allows it, and reports an attempt where not.
z.config({ jitless: true });

/** The server on this machine knows no users: it asks for this token to tell the editor from other pages. */
const localUser = { backendName: "gitea", token: localToken };

/** A bundle of its own: its styles are those of the site, which must not apply to the editor. */
const previewsUrl = new URL("previews.js", document.baseURI).href;

async function loadProject(): Promise<Project> {
	const response = await fetch("project.json");
	if (!response.ok) throw new Error(`project.json: ${response.status}`);
	return (await response.json()) as Project;
}

async function start(): Promise<void> {
	const project = await loadProject();
	const formats = new Map(Object.keys(contentSchemas).map((name) => [name, contentFormat(name)]));
	for (const [name, format] of formats) CMS.registerCustomFormat(formatName(name), "yaml", format);

	// The server of this machine recognizes the editor by this user.
	if (!project.backend) localStorage.setItem(userKey, JSON.stringify(localUser));
	const opened = openedFiles(project);

	/** Whether the CMS does not know all that a save changes: the texts of new ids, the number of texts to translate. */
	let isStale = false;

	async function beforeSave(original: EntryMap): Promise<EntryMap> {
		const corrected = correctTypography(original);
		const entry = corrected.toJS() as ApiEntry;
		await refuseConflicts(entry, formats, opened, project);
		// On this machine, the server checks the whole project.
		if (!project.backend) {
			const hasNewTexts = await addNewTexts(entry, loadProject);
			isStale = hasNewTexts || entry.path.startsWith("locales/");
			return corrected;
		}
		refuseNewIds(entry, formats, project);
		const errors = checkEntry(entry, formats, project.names);
		if (errors.length > 0) refuse(errors.join("\n"));
		return corrected;
	}
	CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => beforeSave(entry) });

	/** Reloads when the CMS leaves the form. */
	function afterSave(): void {
		opened.remember();
		if (isStale) window.addEventListener("hashchange", () => window.location.reload(), { once: true });
	}
	CMS.registerEventListener({ name: "postSave", handler: afterSave });

	const { registerPreviews } = (await import(/* @vite-ignore */ previewsUrl)) as typeof import("./previews/previews");
	registerPreviews(CMS, project);
	await CMS.init({ config: cmsConfig(project, window.location.origin) });
}

void start();
