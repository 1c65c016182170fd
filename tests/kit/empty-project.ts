import type { Project } from "../../editor/app/project";

/** A project of the editor, without content. */
export const emptyProject: Project = {
	locales: {},
	content: {},
	pages: {},
	names: [],
	broken: [],
};
