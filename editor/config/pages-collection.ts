import type CMS from "@sveltia/cms";
import type { EntryCollection, Field } from "@sveltia/cms";
import { bodyField, pageFolder } from "../../content-model/check/pages/page-files";
import { page, sharedFields } from "../../content-model/schemas/page";
import { id } from "../../content-model/schemas/schema-helpers";
import { formFields, textPattern } from "./form-fields";
import type { EditorText } from "./texts";

/** The text of a page: everything that `content-model/check/pages/page-text.ts` accepts. */
const body = (text: EditorText): Field => ({
	name: bodyField,
	label: text("fields.pages.body.label"),
	hint: text("fields.pages.body.hint"),
	widget: "richtext",
	i18n: true,
	buttons: [
		"bold",
		"italic",
		"strikethrough",
		"code",
		"link",
		"heading-two",
		"heading-three",
		"heading-four",
		"quote",
		"bulleted-list",
		"numbered-list",
	],
	editor_components: ["image", "code-block", "details"],
	linked_images: false,
	use_emoji_autocomplete: false,
});

export const pageFields = (text: EditorText): Field[] => [
	...formFields("pages", page, text).map(
		(field): Field => ({ ...field, i18n: sharedFields.includes(field.name) ? "duplicate" : true }),
	),
	body(text),
];

/** The pages of `content/pages`, one file for each language. @param opened the hidden field of every form */
export const pagesCollection = (text: EditorText, opened: Field): EntryCollection => ({
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
	fields: [...pageFields(text), opened],
});

type Details = { summary?: string; text?: string };

const detailsBlock = ({ summary = "", text = "" }: Details) =>
	`<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`;

/** The answers that open, in the editor of a text. */
export function registerDetails(cms: typeof CMS, text: EditorText): void {
	cms.registerEditorComponent({
		id: "details",
		label: text("details.label"),
		icon: "expand_circle_down",
		fields: [
			{ name: "summary", label: text("details.summary"), widget: "string" },
			{ name: "text", label: text("details.text"), widget: "text" },
		],
		pattern: /^<details>\n<summary>(?<summary>[^<>\n]+)<\/summary>\n\n(?<text>[\s\S]*?)\n\n<\/details>$/m,
		toBlock: detailsBlock,
		toPreview: detailsBlock,
	});
}
