import { flatten } from "../../content-model/check/messages";
import { type EditorText, editorText } from "../app/texts";
import { type ContentPlaces, contentPlaces, type Place } from "./content-places";
import { type ProjectForms, projectForms } from "./forms";
import type { Snapshot } from "./project";

/** A form for texts and fields. */
export type FormTarget = {
	/** Translation keys: `landing:hero.lead`. */
	keys: string[];
	places: Place[];
	/** The language whose text has the focus. */
	language: string;
};

/** What the panel shows. Lists lead to forms. */
export type Target = FormTarget | { list: "hidden" | "untranslated" };

/** What the panel needs to know of the project. */
export type Editing = {
	snapshot: Snapshot;
	places: ContentPlaces;
	forms: ProjectForms;
	/** The words of the editor. */
	text: EditorText;
	/** The texts of `language.json`, which the page shows in their own language, with their keys. */
	languageTexts: Map<string, string>;
};

export function editingOf(snapshot: Snapshot): Editing {
	const { project } = snapshot;
	const text = editorText(project);
	const places = contentPlaces(project.content);
	const languageTexts = Object.values(project.locales).flatMap(({ language }) =>
		[...flatten(language)].map(([key, own = ""]): [string, string] => [own, `language:${key}`]),
	);
	return { snapshot, text, places, forms: projectForms(project, places, text), languageTexts: new Map(languageTexts) };
}
