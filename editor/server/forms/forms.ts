import { parse, parseDocument } from "yaml";
import type { z } from "zod";
import { flatten, type Strings } from "../../../content-model/check/locale-strings";
import { splitPage } from "../../../content-model/check/pages/front-matter";
import { bodyField, correctPage } from "../../../content-model/check/pages/page-files";
import { isObject } from "../../../content-model/check/parsed-file";
import { parseSource } from "../../../content-model/check/source";
import { withTypography } from "../../../content-model/check/typography";
import { openedField } from "../../config/api";
import { withWords } from "../../config/entry-words";
import { formFile, type Tree } from "../../config/project";
import { Refusal } from "../working-tree";
import { fileValue, formValue } from "./content-format";
import { joinWords, type ReadString, splitWords } from "./join-words";
import { readPageForm, writePageForm } from "./page-format";
import { typedStrings, updateStrings, writeStringsForm } from "./strings-format";
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

/** What was typed, with the values of the file wherever the CMS has only changed their form. @param opened the values before */
export function typedForm(path: string, sent: Form, opened: Form): Form {
	const { kind, schema } = formFile(path);
	if (kind === "pages") return readPageForm(writePageForm(sent, writePageForm(opened, "")));
	if (kind === "strings") return typedStrings(sent, opened) as Form;
	return kind === "content" && schema
		? contentForm(sent, schema)
		: { [bodyField]: normalized(String(sent[bodyField])) };
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

/** Corrects the typography of the strings that a save changes, and of a changed page, like `npm run check -- --fix`. */
export function withCorrections(path: string, text: string, current: string): string {
	const { kind, language = "" } = formFile(path);
	if (kind === "pages") return text === current ? text : correctPage(path, text, language);
	// The check refuses a file that cannot be parsed.
	if (kind !== "strings" || parseSource(path, text).syntaxErrors.length > 0) return text;
	const saved = flatten(JSON.parse(current || "{}"));
	const changes: Strings = new Map();
	for (const [key, words] of flatten(JSON.parse(text))) {
		if (words && words !== saved.get(key)) changes.set(key, withTypography(words, language));
	}
	return updateStrings(text, changes);
}

/** Writes the values of a form into the text of its file. Lines whose values are the same stay as they are. */
export function writeForm(path: string, form: Form, current: string): string {
	const text = normalized(current);
	return likeCurrent(withCorrections(path, write(path, form, text), text), current);
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
