import type CMS from "@sveltia/cms";
import type { EntryCollection, Field } from "@sveltia/cms";
import { z } from "zod";
import { bodyField, pageFolder } from "../../../content-model/check/pages/page-files";
import { page } from "../../../content-model/schemas/page";
import { id } from "../../../content-model/schemas/schema-helpers";
import { defaultLanguage } from "../../../src/i18n/languages";
import { pageFormat } from "../formats/formats";
import type { Project } from "../project";
import { checkMessage, type EditorText } from "../texts";
import { formFields } from "./form-fields";

/** The fields that differ between the languages of a page. The others have the value of the default language. */
const translated = ["title", "description", "picture"];

const details = "details";

/** The text of a page: everything that `content-model/check/pages/page-text.ts` accepts. */
const bodyOf = (text: EditorText): Field => ({
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
	editor_components: ["image", "code-block", details],
	linked_images: false,
	use_emoji_autocomplete: false,
});

/** The pages of `content/pages`, one file for each language. @param opened the hidden field of every form */
export function pagesCollection(locales: Project["locales"], text: EditorText, opened: Field): EntryCollection {
	const fields = formFields("pages", page, text).map((field): Field => {
		return { ...field, i18n: translated.includes(field.name) ? true : "duplicate" };
	});
	const { pattern = "" } = z.toJSONSchema(id);
	const [issue] = id.safeParse(" ").error?.issues ?? [];
	return {
		name: "pages",
		label: text("pages.label"),
		label_singular: text("pages.entry"),
		description: text("pages.lead"),
		icon: "article",
		folder: pageFolder,
		extension: "md",
		format: pageFormat,
		slug: {
			template: "{{title}}",
			editable: true,
			hint: text("pages.slug"),
			pattern: [pattern, checkMessage(issue?.message ?? "", text)],
		},
		// A page can lack a language.
		i18n: {
			structure: "multiple_files",
			locales: Object.keys(locales),
			default_locale: defaultLanguage,
			initial_locales: "all",
		},
		fields: [...fields, bodyOf(text), opened],
	};
}

/** The files of the pages, for their format. */
export const pageFiles = { file: `${pageFolder}/page.{{locale}}.md`, format: pageFormat };

type Details = { summary?: string; text?: string };

const detailsBlock = ({ summary = "", text = "" }: Details) =>
	`<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`;

/** The answers that open, in the editor of a text. */
export function registerDetails(cms: typeof CMS, text: EditorText): void {
	cms.registerEditorComponent({
		id: details,
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
