import type { Field } from "@sveltia/cms";
import { bodyField } from "../../../content-model/check/pages/page-files";
import { page } from "../../../content-model/schemas/page";
import type { EditorText } from "../texts";
import { formFields } from "./form-fields";

/** The fields that differ between the languages of a page. The others have the value of the default language. */
const translated = ["title", "description", "picture"];

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
		(field): Field => ({ ...field, i18n: translated.includes(field.name) ? true : "duplicate" }),
	),
	body(text),
];
