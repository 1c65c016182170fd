import { parse } from "yaml";
import { splitPage } from "../../../content-model/check/pages/front-matter";
import { bodyField } from "../../../content-model/check/pages/page-files";
import { page } from "../../../content-model/schemas/page";
import { unwrapOptional } from "../../../content-model/schemas/schema-helpers";
import { fileValue, formValue } from "./content-format";
import { updateText } from "./update-text";
import { updateYaml } from "./update-yaml";

type Values = Record<string, unknown>;

const yamlOf = (text: string): string => splitPage(text)?.fields.replace(/^.*\n/, "") ?? "";
const bodyOf = (text: string): string => splitPage(text)?.body.trim() ?? "";

/** The switches that are on if the file does not have them. */
const switchesOn = Object.entries(page.shape).flatMap(([name, field]) =>
	unwrapOptional(field).meta()?.on ? [name] : [],
);

/** The fields and the text of a page as a form. */
export function readPageForm(text: string): Values {
	const on = Object.fromEntries(switchesOn.map((name) => [name, true]));
	return {
		...on,
		...(formValue(parse(yamlOf(text))) as Values),
		[bodyField]: bodyOf(text),
	};
}

/** Writes a form into the file of a page. @param current the text of the file; empty for a new page */
export function writePageForm({ [bodyField]: body, ...form }: Values, current: string): string {
	const yaml = yamlOf(current);
	const fields = fileValue(form, page) as Values;
	const saved = (parse(yaml) ?? {}) as Values;
	for (const name of switchesOn) if (fields[name] === true && !(name in saved)) delete fields[name];
	const text = updateText(bodyOf(current), String(body ?? "").trim());
	// A text that has not changed keeps the empty lines around it.
	const rest = current && text === bodyOf(current) ? splitPage(current)?.body : `\n${text}\n`;
	return `---\n${updateYaml(yaml, fields).trim()}\n---\n${rest}`;
}
