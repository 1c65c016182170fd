import type { ApiEntry } from "@sveltia/cms";
import { contentName, type Formats } from "../entry-files";
import type { Project } from "../project";
import { refuse } from "../refuse";
import { strings } from "../strings";
import { missingTexts } from "./missing-texts";

/** A git host saves one form at a time, so that a new id would be without its texts. @throws Error that the CMS shows */
export function refuseNewIds({ path, data }: ApiEntry, formats: Formats, project: Project): void {
	const name = contentName(path) ?? "";
	const format = formats.get(name);
	if (!format) return;
	// The editor may be older than the texts of the repository.
	const before = missingTexts(name, format.saved(), project);
	const missing = missingTexts(name, data, project).filter((key) => !before.includes(key));
	if (missing.length > 0) refuse([strings.newIdsOnHost, ...missing].join("\n"));
}
