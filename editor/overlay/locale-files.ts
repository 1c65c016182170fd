import { applyEdits, modify, parse } from "jsonc-parser";
import { languages } from "../../src/i18n/languages";
import { apiPath, editorHeader, localRepository, type RefusedSave } from "../config/api";
import { valueIn } from "../config/project";
import { editorText } from "../config/texts";
import { type Place, splitPlace, textPlace } from "./places";

const contents = `${apiPath}/repos/${localRepository}/contents`;
const headers = { [editorHeader]: "overlay" };

/** A locale file as it was opened. `sha` identifies this version. */
export type LocaleFile = { path: string; json: string; sha: string };

const fromBase64 = (base64: string) =>
	new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
const toBase64 = (text: string) =>
	btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

async function openFile(path: string): Promise<LocaleFile> {
	const response = await fetch(`${contents}/${path}`, { headers });
	const { content, sha } = await response.json();
	return { path, json: fromBase64(content), sha };
}

/** Opens the files of texts in all languages. @param keys `landing:hero.lead` */
export function openFiles(keys: string[]): Promise<LocaleFile[]> {
	const paths = keys.flatMap((key) => languages.map(({ code }) => splitPlace(textPlace(key, code)).file));
	return Promise.all([...new Set(paths)].map(openFile));
}

export function textAt(place: Place, files: LocaleFile[]): string {
	const { file, names } = splitPlace(place);
	const opened = files.find(({ path }) => path === file);
	return String(valueIn(parse(opened?.json ?? "{}"), names) ?? "");
}

/**
 * Saves texts. Only their lines change. The server corrects and checks them.
 * @param edits the place of each text and its new value
 */
export async function saveTexts(
	opened: LocaleFile[],
	edits: { name: Place; value: string }[],
): Promise<RefusedSave | undefined> {
	const files = opened.flatMap(({ path, json, sha }) => {
		const own = edits.map(({ name, value }) => ({ ...splitPlace(name), value })).filter(({ file }) => file === path);
		const edited = own.reduce((before, { names, value }) => applyEdits(before, modify(before, names, value, {})), json);
		return edited === json ? [] : { operation: "update", path, content: toBase64(edited), sha };
	});
	if (files.length === 0) return undefined;
	const response = await fetch(contents, { method: "POST", headers, body: JSON.stringify({ files }) });
	if (response.ok) return undefined;
	// Somebody has changed a file since it was opened.
	if (response.status === 409) return { message: editorText()("page.conflict") };
	return response.json();
}
