import { pageFolder } from "../../content-model/check/pages/page-files";
import { parseSource } from "../../content-model/check/source";
import { defaultLanguage } from "../../src/i18n/languages";
import { newFile, openedField } from "../config/api";
import { formFile } from "../config/project";
import { brokenFile, type EditorText, formName } from "../config/texts";
import { type Form, formText, isUnchanged, readForm, sentForm, writeForm } from "./forms/forms";
import { withoutCopies } from "./forms/page-format";
import { blobSha, type Change, currentContent, Refusal } from "./working-tree";

/** A change as Sveltia CMS sends it. */
export type SentChange = {
	operation: "create" | "update" | "delete";
	path: string;
	/** The values of a form as JSON, or a picture. */
	content: Buffer;
	/** The version of a picture. A form contains its own, because the tabs of the CMS share what they know. */
	sha?: string;
	/** The earlier path of a page that gets another name. */
	from_path?: string;
};

/** The texts that forms were opened with, by their versions. */
const openedTexts = new Map<string, string>();

/** A version for a form, in characters that nobody types: the search of the CMS finds hidden fields, too. */
const versionOf = (content: Buffer): string =>
	blobSha(content).replace(/./g, (digit) => String.fromCodePoint(0xe000 + Number.parseInt(digit, 16)));

/** The first error of a file with a form that cannot be parsed. */
function syntaxError(path: string, text: string) {
	const isParsed = ["content", "texts", "pages"].includes(formFile(path).kind ?? "");
	return isParsed ? parseSource(path, text).syntaxErrors[0] : undefined;
}

/** A file as its form reads it; undefined if it has no form or cannot be parsed. */
export function formContent(path: string, content: Buffer): Buffer | undefined {
	const text = content.toString("utf8");
	if (!formFile(path).kind || syntaxError(path, text)) return undefined;
	const version = versionOf(content);
	openedTexts.set(version, text);
	return Buffer.from(formText(path, { ...readForm(path, text), [openedField]: version }));
}

export const conflict = (path: string, reason: "changed" | "deleted" | "exists", text: EditorText): Refusal =>
	new Refusal(409, text(`refused.${reason}`, { file: formName(path, text) }));

/** The values of a form without those that the CMS has copied from another language of the page. */
function withoutCopied(root: string, path: string, values: Form, current: string): Form {
	const { kind, name, language } = formFile(path);
	if (kind !== "pages" || language === defaultLanguage) return values;
	const original = currentContent(root, `${pageFolder}/${name}.${defaultLanguage}.md`)?.toString("utf8");
	return original === undefined ? values : withoutCopies(values, current, original);
}

/** The change of a file whose form was sent; undefined if the form has the values that it was opened with. */
function formChange(root: string, sent: SentChange, form: Form, text: EditorText): Change | undefined {
	const { path, from_path: file = path } = sent;
	const content = currentContent(root, file);
	const current = content?.toString("utf8") ?? "";
	const error = content && syntaxError(file, current);
	if (error) throw new Refusal(422, brokenFile(error, text));
	const { [openedField]: version, ...sentValues } = form;
	const values = content ? withoutCopied(root, file, sentValues, current) : sentValues;
	const opened = openedTexts.get(String(version));
	// A form of several languages contains those that somebody else may be writing.
	if (file === path && opened !== undefined && isUnchanged(path, values, opened)) return undefined;
	// A save whose answer was lost may be sent again.
	if (content && file === path && isUnchanged(path, values, current)) return undefined;
	const isNew = version === newFile;
	if (content && version !== versionOf(content)) throw conflict(file, isNew ? "exists" : "changed", text);
	if (!content && !isNew) throw conflict(file, "deleted", text);
	const sha = file === path ? content && blobSha(content) : undefined;
	return { path, content: Buffer.from(writeForm(path, values, current)), sha };
}

/** The change of a picture. */
function fileChange(root: string, { operation, path, content, sha }: SentChange): Change {
	if (operation === "update" && !currentContent(root, path)) throw new Refusal(404, `there is no ${path}`);
	return { path, content, sha };
}

function deletion(root: string, path: string, sha?: string): Change {
	const current = currentContent(root, path);
	if (!current) throw new Refusal(404, `there is no ${path}`);
	// The CMS knows the version of the form.
	const form = formContent(path, current);
	return { path, sha: form && sha === blobSha(form) ? blobSha(current) : sha };
}

/** Merges what was sent into the current files. A page that gets another name is a new file, and a deleted one. */
export function mergeChanges(root: string, sent: SentChange[], text: EditorText): Change[] {
	const changes: Change[] = [];
	for (const each of sent) {
		const { operation, path, content, sha, from_path: from = path } = each;
		if (operation === "delete") {
			changes.push(deletion(root, path, sha));
			continue;
		}
		const isForm = formFile(path).kind !== undefined;
		const change = isForm ? formChange(root, each, sentForm(path, content), text) : fileChange(root, each);
		if (change) changes.push(change);
		const earlier = currentContent(root, from);
		if (from !== path && earlier) changes.push({ path: from, sha: blobSha(earlier) });
	}
	return changes;
}
