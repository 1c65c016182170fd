import type { Project } from "../../editor/config/project";

/** A project of the editor, without content. */
export const emptyProject: Project = {
	locales: {},
	content: {},
	pages: [],
	paths: [],
	names: [],
	broken: [],
};
