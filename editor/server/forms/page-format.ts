import { parse } from "yaml";
import { splitPage } from "../../../content-model/check/pages/front-matter";
import { bodyField } from "../../../content-model/check/pages/page-files";
import { page } from "../../../content-model/schemas/page";
import { unwrapOptional } from "../../../content-model/schemas/schema-helpers";
import { fileValue, formValue } from "./content-format";
import { updateYaml } from "./update-yaml";

type Values = Record<string, unknown>;

function parts(text: string): { yaml: string; saved: Values; body: string } {
	const { fields = "", body = "" } = splitPage(text) ?? {};
	const yaml = fields.replace(/^.*\n/, "");
	return { yaml, saved: (parse(yaml) ?? {}) as Values, body };
}

/** Prose without the empty lines around it. */
const withoutEnds = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+|\s+$/g, "");

/** The switches that are on if the file does not have them. */
const switchesOn = Object.entries(page.shape)
	.filter(([, field]) => unwrapOptional(field).meta()?.on)
	.map(([name]) => name);

export function readPageForm(text: string): Values {
	const on = Object.fromEntries(switchesOn.map((name) => [name, true]));
	const { saved, body } = parts(text);
	return { ...on, ...(formValue(saved) as Values), [bodyField]: withoutEnds(body) };
}

/** Writes a form into the file of a page. @param current the text of the file; empty for a new page */
export function writePageForm({ [bodyField]: edited, ...form }: Values, current: string): string {
	const { yaml, saved, body } = parts(current);
	const fields = fileValue(form, page) as Values;
	for (const name of switchesOn) if (fields[name] === true && !(name in saved)) delete fields[name];
	const prose = withoutEnds(String(edited ?? ""));
	// Prose that has not changed keeps the empty lines around it.
	const rest = current && prose === withoutEnds(body) ? body : `\n${prose}\n`;
	return `---\n${updateYaml(yaml, fields).trim()}\n---\n${rest}`;
}
