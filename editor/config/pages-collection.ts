import type { EntryCollection, Field } from "@sveltia/cms";
import { bodyField, pageFolder } from "../../content-model/check/pages/page-files";
import { page, sharedFields } from "../../content-model/schemas/page";
import { id } from "../../content-model/schemas/schema-helpers";
import { formFields, textPattern } from "./form-fields";
import type { Project } from "./project";
import type { EditorText } from "./texts";

/** The CMS shows the Markdown of a hint. The page of the link contains everything that a text can have. */
function bodyHint(text: EditorText): string {
	const sample = `[${text("fields.pages.body.sample")}](#/collections/pages/entries/sample)`;
	return text("fields.pages.body.hint", { sample, picture: "`![…](/images/name.png)`" });
}

/** The text of a page in Markdown, as it is in the file. `content-model/check/pages/page-text.ts` checks it. */
const body = (text: EditorText): Field => ({
	name: bodyField,
	label: text("fields.pages.body.label"),
	hint: bodyHint(text),
	widget: "text",
	i18n: true,
	use_emoji_autocomplete: false,
});

export const pageFields = (project: Project, text: EditorText): Field[] => [
	...formFields("pages", page, text, project).map(
		(field): Field => ({ ...field, i18n: sharedFields.includes(field.name) ? "duplicate" : true }),
	),
	body(text),
];

/** The pages of `content/pages`, one file for each language. @param opened the hidden field of every form */
export const pagesCollection = (project: Project, text: EditorText, opened: Field): EntryCollection => ({
	name: "pages",
	label: text("pages.label"),
	label_singular: text("pages.entry"),
	description: text("pages.lead"),
	icon: "article",
	folder: pageFolder,
	extension: "md",
	slug: { template: "{{title}}", editable: true, hint: text("pages.slug"), pattern: textPattern(id, text) },
	// A page can lack a language.
	i18n: { structure: "multiple_files", initial_locales: "all" },
	fields: [...pageFields(project, text), opened],
});
