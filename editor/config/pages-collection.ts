import type { EntryCollection, Field } from "@sveltia/cms";
import { bodyField, pageFolder } from "../../content-model/check/pages/page-files";
import { page, sharedFields } from "../../content-model/schemas/page";
import { id } from "../../content-model/schemas/schema-helpers";
import { formFields, stringPattern } from "./form-fields";
import type { LabelOf } from "./labels";
import type { Project } from "./project";

/** The CMS shows the Markdown of a hint. The page of the link contains everything that prose can have. */
function bodyHint(labelOf: LabelOf): string {
	const sample = `[${labelOf("fields.pages.body.sample")}](#/collections/pages/entries/sample)`;
	return labelOf("fields.pages.body.hint", { sample, picture: "`![…](/images/name.png)`" });
}

/** The prose of a page, as it is in the file. `content-model/check/pages/prose.ts` checks it. */
const body = (labelOf: LabelOf): Field => ({
	name: bodyField,
	label: labelOf("fields.pages.body.label"),
	hint: bodyHint(labelOf),
	widget: "text",
	i18n: true,
	use_emoji_autocomplete: false,
});

/** The pages of `content/pages`, one file for each language. @param opened the hidden field of every form */
export const pagesCollection = (project: Project, labelOf: LabelOf, opened: Field): EntryCollection => ({
	name: "pages",
	label: labelOf("pages.label"),
	label_singular: labelOf("pages.entry"),
	description: labelOf("pages.lead"),
	icon: "article",
	folder: pageFolder,
	extension: "md",
	slug: { template: "{{title}}", editable: true, hint: labelOf("pages.slug"), pattern: stringPattern(id, labelOf) },
	// A page can lack a language.
	i18n: { structure: "multiple_files", initial_locales: "all" },
	fields: [
		...formFields("pages", page, labelOf, project).map(
			(field): Field => ({ ...field, i18n: sharedFields.includes(field.name) ? "duplicate" : true }),
		),
		body(labelOf),
		opened,
	],
});
