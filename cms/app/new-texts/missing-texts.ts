import { contentFields } from "../../../content-model/check/content-fields";
import { flatten } from "../../../content-model/check/messages";
import type { Source } from "../../../content-model/check/parse-source";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { fileValue } from "../formats/content-format";
import type { Project } from "../project";

/** The texts that the form of a YAML file needs and English lacks, such as `pricing:plans.team.name`. */
export function missingTexts(name: string, form: unknown, { locales }: Pick<Project, "locales">): string[] {
	const schema = contentSchemas[name];
	if (!schema) return [];
	const value = fileValue(form, schema);
	const issues = schema.safeParse(value).error?.issues ?? [];
	const fields = contentFields(schema, { value } as Source, issues);
	const required = new Set(fields.flatMap(({ translationKeys }) => translationKeys));
	return [...required].filter((translationKey) => {
		const [namespace = "", key = ""] = translationKey.split(":");
		const english = flatten(locales[defaultLanguage]?.[namespace]);
		return !english.has(key) && !english.has(`${key}_other`);
	});
}
