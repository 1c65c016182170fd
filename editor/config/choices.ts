import { contentFields } from "../../content-model/check/content-fields";
import { baseKey, flatten, markup, stringOf } from "../../content-model/check/locale-strings";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage } from "../../src/i18n/languages";
import { type LabelOf, words } from "./labels";
import type { Project } from "./project";

/** What a field can have, with the words that visitors see. */
export type Choice = { value: string; label: string };

const labeled = (value: string, title = ""): Choice => ({ value, label: title ? `${title} (${value})` : value });

/** The string of a key in the language of the editor, otherwise in English: `pricing:features.cpu` → "… CPU". */
function textIn({ locales }: Project, translationKey: string, language: string): string | undefined {
	const [namespace = "", key = ""] = translationKey.split(":");
	const strings = [language, defaultLanguage].map((code) => stringOf(key, flatten(locales[code]?.[namespace])));
	return strings.find((string) => string)?.replace(markup, "…");
}

/** The ids of a group of strings: `pricing:features`. */
export function stringChoices(group: string, project: Project, language: string): Choice[] {
	const [namespace = "", prefix = ""] = group.split(":");
	const keys = [...flatten(project.locales[defaultLanguage]?.[namespace]).keys()];
	const inside = keys.filter((key) => key.startsWith(`${prefix}.`)).map((key) => baseKey(key.slice(prefix.length + 1)));
	return [...new Set(inside)].map((id) => labeled(id, textIn(project, `${group}.${id}`, language)));
}

const titleOf = ({ pages }: Project, page: unknown, language: string): string | undefined => {
	const titles = pages.find(({ name }) => name === page)?.titles;
	return titles?.[language] ?? titles?.[defaultLanguage];
};

/** The pages of `content/pages`. @param prefix of their values: `page/` for sections */
export const pageChoices = (project: Project, language: string, prefix = ""): Choice[] =>
	project.pages.map(({ name }) => labeled(prefix + name, titleOf(project, name, language)));

/** The places that links inside the site lead to: pages, their headings, and the ids of the home page. Links of the content stay. */
export function linkChoices(project: Project, labelOf: LabelOf): Choice[] {
	const { language } = labelOf;
	const choices = project.paths.map((path) => labeled(path, labelOf(`paths.${path}`, {}, "")));
	for (const { name, headings } of project.pages) {
		choices.push(labeled(`/${name}/`, titleOf(project, name, language)));
		choices.push(...headings.map((id) => labeled(`/${name}/#${id}`)));
	}
	const fields = Object.entries(contentSchemas).flatMap(([file, schema]) =>
		contentFields(schema, project.content[file]),
	);
	for (const { anchor, value, object, translationKeys } of fields) {
		if (!anchor) continue;
		const [key = ""] = translationKeys;
		const title = textIn(project, key, language) ?? titleOf(project, object.page, language);
		choices.push(labeled(`/#${anchor.id}`, title ?? labelOf(`fields.site.landing.options.${value}`, {}, words(value))));
	}
	const used = fields.filter(({ meta }) => meta.internalLink).map(({ value }) => labeled(value));
	return [...new Map([...used, ...choices].map((choice) => [choice.value, choice])).values()];
}
