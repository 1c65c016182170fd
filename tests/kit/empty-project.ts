import type { Project } from "../../cms/app/project";

/** A project of the editor, without content. */
export const emptyProject: Project = {
	locales: {},
	content: {},
	names: [],
	broken: [],
};
