import { isDeepStrictEqual } from "node:util";
import { parse, parseDocument } from "yaml";
import type { z } from "zod";
import { schemaValues } from "../../../content-model/check/content-fields";
import { splitPage } from "../../../content-model/check/pages/front-matter";
import { bodyField, correctPage } from "../../../content-model/check/pages/page-files";
import { isObject } from "../../../content-model/check/parsed-file";
import { withTypography } from "../../../content-model/check/typography";
import { openedField } from "../../config/api";
import { withWords } from "../../config/entry-words";
import { formFile, type Tree } from "../../config/project";
import { Refusal } from "../working-tree";
import { fileValue, formValue } from "./content-format";
import { joinWords, type ReadString, splitWords } from "./join-words";
import { readPageForm, writePageForm } from "./page-format";
import { typedStrings, writeStringsForm } from "./strings-format";
import { updateYaml } from "./update-yaml";

/** The values of a form, by the names of its fields. */
export type Form = Record<string, unknown>;

/** The text of a file without what a form does not contain: the line breaks of Windows, and spaces at the ends of a file. */
const normalized = (text: string) => text.trim().replace(/\r\n?/g, "\n");

const noStrings: ReadString = () => "";

/** The values of a file as its form shows them. @param read the strings of its ids @throws SyntaxError if the file cannot be parsed */
export function readForm(path: string, text: string, read = noStrings): Form {
	const { kind, schema } = formFile(path);
	if (kind === "pages") return readPageForm(normalized(text));
	if (kind === "strings") return JSON.parse(text) as Form;
	if (kind !== "content" || !schema) return { [bodyField]: normalized(text) };
	return contentForm(joinWords(schema, parse(text), read), schema);
}

/** The values of a YAML file and its words as the form has them: numbers are numbers, and empty fields are missing. */
const contentForm = (value: unknown, schema: z.ZodObject) => formValue(fileValue(value, withWords(schema))) as Form;

/** The typed values of a page. The typography of changed fields is corrected: others may be changed by somebody else. */
function typedPage(path: string, sent: Form, opened: Form): Form {
	const typed = readPageForm(writePageForm(sent, writePageForm(opened, "")));
	const corrected = readPageForm(correctPage(path, writePageForm(typed, ""), formFile(path).language ?? ""));
	const isChanged = (name: string) => !isDeepStrictEqual(typed[name], opened[name]);
	return Object.fromEntries(Object.keys(typed).map((name) => [name, (isChanged(name) ? corrected : typed)[name]]));
}

/** The strings of each id in the form of a YAML file, by language. */
function wordsIn(form: Form, schema: z.ZodObject): Record<string, unknown>[] {
	const fields = schemaValues(withWords(schema), form).filter((field) => field.schema.meta()?.words);
	return fields.map(({ value }) => value).filter(isObject);
}

/** The typed values of a YAML file. The typography of new strings is corrected; others may have moved with their entries. */
function typedContent(sent: Form, opened: Form, schema: z.ZodObject): Form {
	const form = contentForm(sent, schema);
	const known = new Set(wordsIn(opened, schema).flatMap(Object.values));
	for (const words of wordsIn(form, schema)) {
		for (const [language, string] of Object.entries(words)) {
			if (!known.has(string)) words[language] = withTypography(String(string), language);
		}
	}
	return form;
}

/**
 * What was typed, with the values of the file wherever the CMS has only changed their form. Changed words get the typography of their
 * language, like by `npm run check -- --fix`.
 * @param opened the values before
 */
export function typedForm(path: string, sent: Form, opened: Form): Form {
	const { kind, schema, language = "" } = formFile(path);
	if (kind === "pages") return typedPage(path, sent, opened);
	if (kind === "strings") return typedStrings(sent, opened, language) as Form;
	if (kind === "content" && schema) return typedContent(sent, opened, schema);
	return { [bodyField]: normalized(String(sent[bodyField])) };
}

function write(path: string, form: Form, current: string): string {
	const { kind, schema } = formFile(path);
	if (kind === "pages") return writePageForm(form, current);
	if (kind === "strings") return writeStringsForm(form as Tree, current);
	if (!schema) return `${String(form[bodyField]).trim()}\n`;
	return updateYaml(current, fileValue(splitWords(schema, form).value, schema));
}

/** The text with the line breaks of the current file, and with its spaces at the ends. */
function likeCurrent(text: string, current: string): string {
	if (normalized(text) === normalized(current)) return current;
	const [, start, end] = /^(\s*)(?:[\s\S]*\S)?(\s*)$/.exec(current) ?? [];
	const lineBreak = current.includes("\r\n") ? "\r\n" : "\n";
	return start + normalized(text).replaceAll("\n", lineBreak) + (current.trim() ? end : "\n");
}

/** Writes the values of a form into the text of its file. Lines whose values are the same stay as they are. */
export function writeForm(path: string, form: Form, current: string): string {
	const text = normalized(current);
	return likeCurrent(write(path, form, text), current);
}

/** Pages and lists of names have a body with fields above it; other forms consist of fields. */
const hasBody = (path: string): boolean => ["pages", "names"].includes(formFile(path).kind ?? "");

/** A form as the CMS reads it: JSON, which is YAML, too. */
export function formSource(path: string, { [bodyField]: body, ...fields }: Form): string {
	const json = JSON.stringify(fields);
	return hasBody(path) ? `---\n${json}\n---\n\n${String(body)}\n` : json;
}

/** The values that the CMS has sent for a form. @throws Refusal if they are none */
export function sentForm(path: string, content: Buffer): Form {
	const text = content.toString("utf8");
	const { fields = "", body = "" } = (hasBody(path) ? splitPage(text) : { fields: text }) ?? {};
	const document = parseDocument(fields);
	const values: unknown = document.errors.length === 0 ? document.toJS() : undefined;
	if (!isObject(values) || !(openedField in values)) throw new Refusal(400, `${path} is not a form`);
	return hasBody(path) ? { ...values, [bodyField]: body } : values;
}
