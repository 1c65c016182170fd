import { type ContentError, fileError } from "../../content-model/check/content-error";
import { toLocale } from "../../content-model/check/locale";
import { stringOf } from "../../content-model/check/locale-strings";
import { parseSource } from "../../content-model/check/source";
import { newFile, openedField } from "../config/api";
import { brokenFile, formName, type LabelOf } from "../config/labels";
import { formFile } from "../config/project";
import { type Form, formSource, readForm, sentForm, typedForm, writeForm } from "./forms/forms";
import type { ReadString } from "./forms/join-words";
import { type Conflict, mergeValues } from "./forms/merge-values";
import { packForm, unpackForm } from "./forms/opened-form";
import { blobSha, type Change, currentContent, Refusal } from "./working-tree";

/** A change as Sveltia CMS sends it. */
export type SentChange = {
	operation: "create" | "update" | "delete";
	path: string;
	/** The values of a form as JSON, or a picture. */
	content: Buffer;
	/** The version of a picture. A form contains the values that it was opened with instead. */
	sha?: string;
	/** The earlier path of a page that gets another name. */
	from_path?: string;
};

/** What a save changes: the files, the values of the forms by their paths, and what somebody else has changed, too. */
export type Merged = { changes: Change[]; forms: Map<string, Form>; conflicts: ContentError[] };

/** The strings of the locale files. Each file is read once. */
export function localeFileReader(root: string): ReadString {
	const files = new Map<string, ReturnType<typeof toLocale>["strings"]>();
	return (translationKey, language) => {
		const [namespace = "", key = ""] = translationKey.split(":");
		const file = `locales/${language}/${namespace}.json`;
		const json = () => currentContent(root, file)?.toString("utf8") || "{}";
		const strings = files.get(file) ?? toLocale(parseSource(file, json())).strings;
		files.set(file, strings);
		return stringOf(key, strings) ?? "";
	};
}

/** The first error of a file with a form that cannot be parsed. */
function syntaxError(path: string, text: string) {
	const isParsed = ["content", "strings", "pages"].includes(formFile(path).kind ?? "");
	return isParsed ? parseSource(path, text).syntaxErrors[0] : undefined;
}

/** The values of a file with a form; undefined if there is none. @throws Refusal if it cannot be parsed */
function currentForm(root: string, path: string, labelOf: LabelOf): Form | undefined {
	const current = currentContent(root, path)?.toString("utf8");
	if (current === undefined) return undefined;
	const error = syntaxError(path, current);
	if (error) throw new Refusal(422, brokenFile(error, labelOf));
	return readForm(path, current, localeFileReader(root));
}

/** A file as its form reads it; undefined if it has no form or cannot be parsed. The form contains its own values once more. */
export function formContent(path: string, content: Buffer, read?: ReadString): Buffer | undefined {
	const text = content.toString("utf8");
	if (!formFile(path).kind || syntaxError(path, text)) return undefined;
	const form = readForm(path, text, read);
	return Buffer.from(formSource(path, { ...form, [openedField]: packForm(form) }));
}

export const conflict = (path: string, reason: "changed" | "deleted" | "exists", labelOf: LabelOf): Refusal =>
	new Refusal(409, labelOf(`refused.${reason}`, { file: formName(path, labelOf) }));

const shown = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value ?? ""));

/** A conflict as an error of the file, with both values. */
function conflictError(file: string, { path, theirs, own, isOrder }: Conflict): ContentError {
	const params = { theirs: shown(theirs), own: shown(own) };
	const isRemoved = theirs === undefined || own === undefined;
	const code = isOrder ? "movedTwice" : isRemoved ? "changedAndRemoved" : "changedTwice";
	return { ...fileError(file, { code, params }), path };
}

/** Merges a form into the current values of its file. */
function mergeForm(root: string, sent: SentChange, form: Form, labelOf: LabelOf) {
	const { path, from_path: file = path } = sent;
	const { [openedField]: opened, ...values } = form;
	const current = currentForm(root, file, labelOf);
	const isNew = opened === newFile;
	if (!current && !isNew) throw conflict(file, "deleted", labelOf);
	const base = isNew ? {} : unpackForm(String(opened));
	const typed = typedForm(path, values, base);
	const { value, conflicts } = mergeValues(base, current ?? {}, typed);
	if (isNew && conflicts.length > 0) throw conflict(file, "exists", labelOf);
	return { form: value as Form, conflicts: conflicts.map((each) => conflictError(path, each)) };
}

/** The deletion of a file, of which the CMS knows the version of the form. */
function deletion(root: string, { path, sha = "" }: SentChange): Change {
	const current = currentContent(root, path);
	const form = current && formContent(path, current, localeFileReader(root));
	return { path, sha: form && sha === blobSha(form) ? blobSha(current) : sha };
}

/** Merges what was sent into the current files. A page that gets another name is a new file, and a deleted one. */
export function mergeChanges(root: string, sent: SentChange[], labelOf: LabelOf): Merged {
	const merged: Merged = { changes: [], forms: new Map(), conflicts: [] };
	for (const each of sent) {
		const { operation, path, content, from_path: from = path } = each;
		const isForm = formFile(path).kind !== undefined;
		if (operation === "delete") merged.changes.push(deletion(root, each));
		else if (!isForm) merged.changes.push({ path, content, sha: each.sha });
		else {
			const earlier = currentContent(root, from);
			const { form, conflicts } = mergeForm(root, each, sentForm(path, content), labelOf);
			merged.forms.set(path, form);
			merged.conflicts.push(...conflicts);
			const written = Buffer.from(writeForm(path, form, earlier?.toString("utf8") ?? ""));
			merged.changes.push({ path, content: written, sha: from === path && earlier ? blobSha(earlier) : undefined });
			if (from !== path && earlier) merged.changes.push({ path: from, sha: blobSha(earlier) });
		}
	}
	return merged;
}
